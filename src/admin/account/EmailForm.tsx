import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { missingOf, Said, useSmallForm } from '../form/SmallForm.tsx'
import { useSpoken } from '../i18n/words.ts'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved } from '../services.ts'
import { PasswordField } from './PasswordField.tsx'
import { Username } from './Username.tsx'
import { useAccountsWords } from './useAccountsWords.ts'
import { useOwnEmail, usePeople } from './usePeople.ts'
import { useSignInWords } from './useSignInWords.ts'

const EMPTY = { email: '', currentPassword: '' }

/** Another address to sign in with, once somebody wants one; not where the server knows of none. */
export function EmailForm() {
  const { email: words } = useAccountsWords()
  const { isOffered } = usePeople()
  const email = useOwnEmail()
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <section className={styles.sheet}>
      <h2>{words.title}</h2>
      <p className={styles.lead}>{words.lead(email)}</p>
      {isOpen ? (
        <Fields present={email} />
      ) : (
        <div className={styles.foot}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  )
}

function Fields({ present }: { present: string }) {
  const { passwordChange } = useSignInWords()
  const { email: words } = useAccountsWords()
  const spoken = useSpoken()
  const call = useCall()
  const { typed, outcome, isBusy, submits, field, textField, reset } = useSmallForm(EMPTY, words.failed)
  useHoldUnsaved(isBusy || Object.values(typed).some(Boolean))

  async function save() {
    const answer = await call(authEndpoints.changeEmail, { data: typed })
    reset()
    return spoken(answer, words.done)
  }
  return (
    <form className={styles.fields} {...submits(save, { wrong: missingOf(typed, words.required) })}>
      <TextField autoFocus label={words.label} type="email" autoComplete="email" {...textField('email')} />
      <Username value={present} />
      <PasswordField label={passwordChange.current} autoComplete="current-password" {...field('currentPassword')} />
      <div className={styles.foot}>
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Said outcome={outcome} />
      </div>
    </form>
  )
}
