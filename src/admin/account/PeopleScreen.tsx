import Button from '@mui/material/Button'
import type { Person } from '../../contract/api/accounts.ts'
import { administratorEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { ReadSheet } from '../layout/ReadSheet.tsx'
import styles from '../layout/sheets.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { InviteForm } from './InviteForm.tsx'
import { useAccountsWords } from './useAccountsWords.ts'
import { usePeople } from './usePeople.ts'

/** `/admin/settings/people`: who may sign in, who was invited, and when each was last here. */
export function PeopleScreen() {
  const { people: words } = useAccountsWords()
  const { isOffered, renew, ...reading } = usePeople()
  return (
    <OptionalScreen title={words.title} isOffered={isOffered} notOffered={words.notOffered}>
      <div className={styles.sheets}>
        <ReadSheet title={words.list} lead={words.lead} reading={reading} failed={words.loadFailed}>
          {(people) => (
            <ul className={styles.rows}>
              {people.map((person) => (
                <Row key={person.id} person={person} isLast={isLast(person, people)} onRemoved={renew} />
              ))}
            </ul>
          )}
        </ReadSheet>
        <InviteForm onInvited={renew} />
      </div>
    </OptionalScreen>
  )
}

/** The last one who could sign in stays; the server says so too. */
const isLast = (person: Person, people: readonly Person[]) =>
  !person.isInvited && people.filter(({ isInvited }) => !isInvited).length === 1

interface RowProps {
  person: Person
  isLast: boolean
  onRemoved: () => Promise<unknown>
}

function Row({ person, isLast, onRemoved }: RowProps) {
  const { people: words } = useAccountsWords()
  const { site, session } = useServices()
  const call = useCall()
  const notify = useNotifier()
  const { id, email, isInvited, isSelf, invitedUntil, lastSignInAt } = person
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)

  async function remove() {
    if (!window.confirm(isSelf ? words.confirmLeave : words.confirmRemove(email))) return
    try {
      await call(administratorEndpoints.remove, { id })
      if (isSelf) return session.end()
      notify(words.removed(email))
    } catch (error) {
      notify(sentenceOf(error, words.failed), 'error')
    }
    await onRemoved()
  }
  const invitation = invitedUntil ? words.until(when(invitedUntil)) : words.ended
  const signIn = lastSignInAt ? words.signedIn(when(lastSignInAt)) : words.neverSignedIn
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{email}</strong>
        {isSelf && <span className={styles.mark}>{words.self}</span>}
        {isInvited && <span className={styles.mark}>{words.waiting}</span>}
        <span className={styles.facts}>
          <span>{isInvited ? invitation : signIn}</span>
        </span>
      </div>
      {!isLast && (
        <Button variant="outlined" color="error" aria-label={words.removeOf(email)} onClick={() => void remove()}>
          {words.remove}
        </Button>
      )}
    </li>
  )
}
