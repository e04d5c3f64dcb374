import Button from '@mui/material/Button'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn } from '../api/failure.ts'
import { Said, useSmallForm } from '../form/SmallForm.tsx'
import { useSpoken } from '../i18n/words.ts'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved } from '../services.ts'
import { PasswordField } from './PasswordField.tsx'
import { faultsOf } from './passwordFaults.ts'
import { Username } from './Username.tsx'
import { useOwnEmail } from './usePeople.ts'
import { useSessions } from './useSessions.ts'
import { useSignInWords } from './useSignInWords.ts'

const EMPTY = { currentPassword: '', newPassword: '', confirmNewPassword: '' }

/** Another password; every other session ends with it. */
export function PasswordForm() {
  const { passwordChange: words } = useSignInWords()
  const email = useOwnEmail()
  const spoken = useSpoken()
  const call = useCall()
  const { renew } = useSessions()
  const { typed, outcome, isBusy, submits, field, reset } = useSmallForm(EMPTY, words.failed)
  useHoldUnsaved(isBusy || Object.values(typed).some(Boolean))

  async function save() {
    const answer = await call(authEndpoints.changePassword, { data: typed })
    reset()
    void renew()
    return spoken(answer, words.done)
  }
  return (
    <form className={styles.sheet} {...submits(save, { wrong: faultsOf(typed, words), say: joined })}>
      <h2>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <Username value={email} />
      <PasswordField label={words.current} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={words.next}
        autoComplete="new-password"
        {...field('newPassword', words.hint(PASSWORD_MIN_LENGTH))}
      />
      <PasswordField label={words.repeat} autoComplete="new-password" {...field('confirmNewPassword')} />
      <div className={styles.foot}>
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Said outcome={outcome} />
      </div>
    </form>
  )
}

/** The texts about fields as one (the specification's section 8). */
const joined = (error: unknown) => Object.values(fieldTextsIn(error)).join(' ')
