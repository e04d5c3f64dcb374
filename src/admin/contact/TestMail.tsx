import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { contactEndpoints } from '../../contract/api/contactCalls.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { useSpoken, useWords } from '../i18n/words.ts'
import styles from './ContactScreen.module.css'

type Outcome = { state: 'idle' | 'sending' } | { state: 'sent' | 'failed'; sentence: string }

/** Sends a mail to the address as it stands in the form, saved or not, and says what came of it. */
export function TestMail({ to }: { to: string }) {
  const { contact: words } = useWords()
  const spoken = useSpoken()
  const call = useCall()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const isSending = outcome.state === 'sending'
  async function send() {
    if (isSending || !to) return
    setOutcome({ state: 'sending' })
    try {
      const answer = await call(contactEndpoints.testMail, { data: { to } })
      setOutcome({ state: 'sent', sentence: spoken(answer, words.testSent) })
    } catch (error) {
      const about = Object.values(fieldTextsIn(error)).join(' ')
      setOutcome({ state: 'failed', sentence: about || sentenceOf(error, words.testFailed) })
    }
  }
  return (
    <div className={styles.test}>
      <Button
        variant="outlined"
        startIcon={<Icon name="send" size={18} />}
        disabled={!to}
        aria-disabled={isSending}
        onClick={send}
      >
        {isSending ? words.testing : words.testMail}
      </Button>
      <p className={styles.failed} role="alert">
        {outcome.state === 'failed' && outcome.sentence}
      </p>
      <p className={styles.sent} role="status">
        {outcome.state === 'sent' && outcome.sentence}
      </p>
    </div>
  )
}
