import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import type { Invited } from '../../contract/people.ts'
import { peopleCalls } from '../../contract/peopleCalls.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../formats.ts'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved, useServices } from '../services.ts'
import { type Outcome, Said } from './Outcome.tsx'
import { useAccountsWords } from './useAccountsWords.ts'

/** Invites somebody by their address, and shows the link to hand over, this once. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const { people: words } = useAccountsWords()
  const { site } = useServices()
  const call = useCall()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [invited, setInvited] = useState<Invited>()
  const isSaving = outcome.state === 'saving'
  useHoldUnsaved(isSaving || email !== '')

  const until = (moment: string) => dayAndTime(new Date(moment), site.timeZone)
  function refuse(sentence: string) {
    setFault(sentence)
    field.current?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setOutcome({ state: 'idle' })
    if (!email.trim()) return refuse(words.required)
    setOutcome({ state: 'saving' })
    try {
      setInvited((await call(peopleCalls.invite, { data: { email: email.trim() } })) as Invited)
      setEmail('')
      setOutcome({ state: 'idle' })
    } catch (error) {
      const { email: text } = fieldTextsIn(error)
      if (text) refuse(text)
      setOutcome(text ? { state: 'idle' } : { state: 'failed', sentence: sentenceOf(error, words.failed) })
    }
    await onInvited()
  }
  return (
    <form className={styles.sheet} onSubmit={submit} noValidate>
      <h2>{words.inviteTitle}</h2>
      <p className={styles.lead}>{words.inviteLead}</p>
      <TextField
        inputRef={field}
        label={words.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          setFault(undefined)
        }}
        error={Boolean(fault)}
        helperText={fault}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="contained" startIcon={<Icon name="plus" size={18} />} aria-disabled={isSaving}>
          {isSaving ? words.inviting : words.invite}
        </Button>
        <Said outcome={outcome} />
      </div>
      {invited && (
        <ShownOnce
          key={invited.link}
          label={words.linkFor(invited.email)}
          value={invited.link}
          lead={`${invited.canMail ? words.mailed : words.handOver} ${invited.invitedUntil ? words.once(until(invited.invitedUntil)) : ''}`}
          copy={words.copy}
          copied={words.copied}
        />
      )}
    </form>
  )
}
