import { useCreate, useDelete } from 'ra-core'
import { useState } from 'react'
import type { Invited, Person } from '../../contract/api/accounts.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { useMutationOptions } from '../api/mutations.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { FormFoot, InlineForm, LineInput } from '../form/InlineForm.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { AsyncCard } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import { useServices } from '../services.ts'

/** `/admin/settings/people`: the administrators, the invitations, and a form for a new invitation. */
export function PeopleScreen() {
  const { people: messages } = useMessages(accountsTexts)
  const { isOffered, ...query } = useOptionalList('administrators')
  return (
    <OptionalScreen title={messages.title} isOffered={isOffered} notOffered={messages.notOffered}>
      <div className="sheets">
        <AsyncCard title={messages.list} lead={messages.lead} query={query} failed={messages.loadFailed}>
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
  const { dayAndTime } = useFormats()
  const { people: messages } = useMessages(accountsTexts)
  const { session } = useServices()
  const { id, email, isInvited, isSelf, invitedUntil, lastSignInAt } = person

  const options = useMutationOptions('administrators', { done: messages.removed(email), failed: messages.failed })
  const [removePerson] = useDelete(
    'administrators',
    { id },
    isSelf ? { ...options, onSuccess: () => session.end() } : options,
  )

  function remove() {
    if (window.confirm(isSelf ? messages.confirmLeave : messages.confirmRemove(email))) void removePerson()
  }
  const invitation = invitedUntil ? messages.until(dayAndTime(invitedUntil)) : messages.ended
  const signIn = lastSignInAt ? messages.signedIn(dayAndTime(lastSignInAt)) : messages.neverSignedIn
  return (
    <li className="row">
      <div className="cluster">
        <strong>{email}</strong>
        {isSelf && <span className="chip">{messages.self}</span>}
        {isInvited && <span className="chip">{messages.waiting}</span>}
        <span className="facts">
          <span>{isInvited ? invitation : signIn}</span>
        </span>
      </div>
      {!isLast && (
        <Button color="error" aria-label={messages.removeOf(email)} onClick={remove}>
          {messages.remove}
        </Button>
      )}
    </li>
  )
}

const NEW = { email: '' }

/** Invites an administrator; the link is shown once. */
function InviteForm() {
  const { people: messages } = useMessages(accountsTexts)
  const [create] = useCreate<Invited>()
  const [invited, setInvited] = useState<Invited>()

  const invite = ({ email }: { email: string }, formKey: string) =>
    create(
      'administrators',
      { data: { email: email.trim() }, meta: { formKey } },
      { returnPromise: true, onSuccess: setInvited },
    )
  return (
    <InlineForm className="sheet" defaultValues={NEW} failed={messages.failed} onSubmit={invite}>
      <h2>{messages.inviteTitle}</h2>
      <p className="lead">{messages.inviteLead}</p>
      <LineInput source="email" type="email" label={messages.email} missing={messages.required} autoComplete="off" />
      <FormFoot label={messages.invite} busyLabel={messages.inviting} icon="plus" />
      {invited && <Invitation key={invited.link} {...invited} />}
    </InlineForm>
  )
}

function Invitation({ email, link, canMail, invitedUntil }: Invited) {
  const { people: messages } = useMessages(accountsTexts)
  const { dayAndTime } = useFormats()
  const until = invitedUntil && dayAndTime(invitedUntil)
  return (
    <ShownOnce
      label={messages.linkFor(email)}
      value={link}
      lead={`${canMail ? messages.mailed : messages.handOver} ${until ? messages.once(until) : ''}`}
      copy={messages.copy}
      copied={messages.copied}
    />
  )
}
