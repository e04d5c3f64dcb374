import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import type { Invited } from '../../contract/people.ts'
import { peopleCalls } from '../../contract/peopleCalls.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../formats.ts'
import { useHoldUnsaved, useServices } from '../services.ts'
import styles from './AccountScreen.module.css'
import { type Outcome, Said } from './Outcome.tsx'
import { useAccountsWords } from './useAccountsWords.ts'

/** Invites somebody by their address, and shows the link to hand over, this once. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const { people: words } = useAccountsWords()
  const call = useCall()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [invited, setInvited] = useState<Invited>()
  const isSaving = outcome.state === 'saving'
  useHoldUnsaved(isSaving || email !== '')

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
      {invited && <Link key={invited.link} {...invited} />}
    </form>
  )
}

function Link({ email, link, canMail, invitedUntil }: Invited) {
  const { people: words } = useAccountsWords()
  const { site } = useServices()
  const box = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  /** Where the browser gives no access to the clipboard, the link is selected for the person to copy. */
  async function copy() {
    box.current?.select()
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div className={styles.link}>
      <TextField
        inputRef={box}
        label={words.linkFor(email)}
        value={link}
        autoFocus
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={() => box.current?.select()}
      />
      <div>
        <Button variant="outlined" startIcon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p className={styles.facts} role="status">
        {isCopied && <span>{words.copied}</span>}
        <span>{canMail ? words.mailed : words.handOver}</span>
        {invitedUntil && <span>{words.once(dayAndTime(new Date(invitedUntil), site.timeZone))}</span>}
      </p>
    </div>
  )
}
