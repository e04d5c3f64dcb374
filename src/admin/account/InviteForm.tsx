import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Invited } from '../../contract/api/accounts.ts'
import { administratorEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { missingOf, Said, useSmallForm } from '../form/SmallForm.tsx'
import { dayAndTime } from '../i18n/formats.ts'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved, useServices } from '../services.ts'
import { useAccountsWords } from './useAccountsWords.ts'

/** Invites somebody by their address, and shows the link to hand over, this once. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const { people: words } = useAccountsWords()
  const call = useCall()
  const { typed, outcome, isBusy, formKey, submits, textField, reset } = useSmallForm({ email: '' }, words.failed)
  const [invited, setInvited] = useState<Invited>()
  useHoldUnsaved(isBusy || typed.email !== '')

  async function invite() {
    setInvited((await call(administratorEndpoints.invite, { data: { email: typed.email.trim() }, formKey })) as Invited)
    reset()
    await onInvited()
  }
  return (
    <form
      className={styles.sheet}
      {...submits(invite, { wrong: missingOf(typed, words.required), onRefused: onInvited })}
    >
      <h2>{words.inviteTitle}</h2>
      <p className={styles.lead}>{words.inviteLead}</p>
      <TextField label={words.email} type="email" autoComplete="off" {...textField('email')} />
      <div className={styles.foot}>
        <Button type="submit" variant="contained" startIcon={<Icon name="plus" size={18} />} aria-disabled={isBusy}>
          {isBusy ? words.inviting : words.invite}
        </Button>
        <Said outcome={outcome} />
      </div>
      {invited && <Invitation key={invited.link} {...invited} />}
    </form>
  )
}

function Invitation({ email, link, canMail, invitedUntil }: Invited) {
  const { people: words } = useAccountsWords()
  const { site } = useServices()
  const until = invitedUntil && dayAndTime(new Date(invitedUntil), site.timeZone)
  return (
    <ShownOnce
      label={words.linkFor(email)}
      value={link}
      lead={`${canMail ? words.mailed : words.handOver} ${until ? words.once(until) : ''}`}
      copy={words.copy}
      copied={words.copied}
    />
  )
}
