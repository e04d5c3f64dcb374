import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useCreate, useDelete } from 'ra-core'
import { useState } from 'react'
import type { Invited, Person } from '../../contract/api/accounts.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { useMutationOptions } from '../api/useMutationOptions.ts'
import { FormResult, InlineForm, LineInput, SubmitButton } from '../form/InlineForm.tsx'
import { dayAndTime } from '../i18n/formats.ts'
import { useMessages } from '../i18n/messages.ts'
import { AsyncCard } from '../layout/AsyncCard.tsx'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import { useServices } from '../services.ts'

/** `/admin/settings/people`: the administrators, the invitations, and a form for a new invitation. */
export function PeopleScreen() {
  const { people: words } = useMessages(accountsTexts)
  const { isOffered, ...query } = useOptionalList('people')
  return (
    <OptionalScreen title={words.title} isOffered={isOffered} notOffered={words.notOffered}>
      <div className="sheets">
        <AsyncCard title={words.list} lead={words.lead} query={query} failed={words.loadFailed}>
          {(people) => (
            <ul className="rows">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} isLast={isLast(person, people)} />
              ))}
            </ul>
          )}
        </AsyncCard>
        <InviteForm />
      </div>
    </OptionalScreen>
  )
}

/** The last administrator with a password cannot be removed; the server refuses it too. */
const isLast = (person: Person, people: readonly Person[]) =>
  !person.isInvited && people.filter(({ isInvited }) => !isInvited).length === 1

function PersonRow({ person, isLast }: { person: Person; isLast: boolean }) {
  const { people: words } = useMessages(accountsTexts)
  const { site, session } = useServices()
  const { id, email, isInvited, isSelf, invitedUntil, lastSignInAt } = person
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)

  const options = useMutationOptions('people', { done: words.removed(email), failed: words.failed })
  const [removePerson] = useDelete('people', { id }, isSelf ? { ...options, onSuccess: () => session.end() } : options)

  function remove() {
    if (window.confirm(isSelf ? words.confirmLeave : words.confirmRemove(email))) void removePerson()
  }
  const invitation = invitedUntil ? words.until(when(invitedUntil)) : words.ended
  const signIn = lastSignInAt ? words.signedIn(when(lastSignInAt)) : words.neverSignedIn
  return (
    <li className="row">
      <div className="cluster">
        <strong>{email}</strong>
        {isSelf && <span className="chip">{words.self}</span>}
        {isInvited && <span className="chip">{words.waiting}</span>}
        <span className="facts">
          <span>{isInvited ? invitation : signIn}</span>
        </span>
      </div>
      {!isLast && (
        <Button variant="outlined" color="error" aria-label={words.removeOf(email)} onClick={remove}>
          {words.remove}
        </Button>
      )}
    </li>
  )
}

const NEW = { email: '' }

/** Invites an administrator; the link is shown once. */
function InviteForm() {
  const { people: words } = useMessages(accountsTexts)
  const [create] = useCreate<Invited>()
  const [invited, setInvited] = useState<Invited>()

  const invite = ({ email }: { email: string }, formKey: string) =>
    create(
      'people',
      { data: { email: email.trim() }, meta: { formKey } },
      { returnPromise: true, onSuccess: setInvited },
    )
  return (
    <InlineForm className="sheet" defaultValues={NEW} failed={words.failed} onSubmit={invite}>
      <h2>{words.inviteTitle}</h2>
      <p className="lead">{words.inviteLead}</p>
      <LineInput source="email" type="email" label={words.email} missing={words.required} autoComplete="off" />
      <div className="actions">
        <SubmitButton label={words.invite} busyLabel={words.inviting} startIcon={<Icon name="plus" size={18} />} />
        <FormResult />
      </div>
      {invited && <Invitation key={invited.link} {...invited} />}
    </InlineForm>
  )
}

function Invitation({ email, link, canMail, invitedUntil }: Invited) {
  const { people: words } = useMessages(accountsTexts)
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
