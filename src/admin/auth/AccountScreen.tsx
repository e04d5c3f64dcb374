import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useDelete } from 'ra-core'
import { useState } from 'react'
import type { OpenSession } from '../../contract/api/accounts.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { fieldErrorsIn } from '../api/failure.ts'
import { useMutationOptions, useNotifyingMutation } from '../api/mutations.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { invalidate } from '../api/queryClient.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { FormFoot, InlineForm, LineInput, PasswordInput } from '../form/InlineForm.tsx'
import { useFormats, useMessages, useResponseMessage } from '../i18n/language.ts'
import { AsyncCard } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { Page } from '../layout/Page.tsx'
import { useServices } from '../services.ts'
import { passwordErrors, Username } from './PasswordField.tsx'
import { SecondFactorCard } from './secondFactor/SecondFactorCard.tsx'
import { SecondFactorStep } from './secondFactor/SecondFactorStep.tsx'
import { useStep } from './secondFactor/secondFactor.ts'
import { signInTexts } from './signInTexts.ts'

/** `/admin/settings/account`: password, second factor, open sessions and email address of the administrator. */
export function AccountScreen() {
  const { passwordChange: messages } = useMessages(signInTexts)
  const { step, open, leave } = useStep()
  if (step) return <SecondFactorStep key={step} step={step} onLeave={leave} />
  return (
    <Page title={messages.heading}>
      <div className="sheets">
        <PasswordForm />
        <SecondFactorCard onOpen={open} />
        <SessionList />
        <EmailForm />
      </div>
    </Page>
  )
}

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmNewPassword: '' }

/** Changes the password; every other session ends. */
function PasswordForm() {
  const { passwordChange: messages } = useMessages(signInTexts)
  const email = useOwnEmail()
  const responseMessage = useResponseMessage()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()

  async function save(data: typeof NO_PASSWORDS) {
    const response = await dataProvider.changePassword('account', { data })
    void invalidate(queryClient, ['sessions'])
    return responseMessage(response, messages.done)
  }
  return (
    <InlineForm
      className="sheet"
      defaultValues={NO_PASSWORDS}
      failed={messages.failed}
      onSubmit={save}
      validate={(values) => passwordErrors(values, messages)}
      messageOf={joined}
    >
      <h2>{messages.title}</h2>
      <p className="lead">{messages.lead}</p>
      <Username value={email} />
      <PasswordInput source="currentPassword" label={messages.current} autoComplete="current-password" />
      <PasswordInput
        source="newPassword"
        label={messages.next}
        hint={messages.hint(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
      />
      <PasswordInput source="confirmNewPassword" label={messages.repeat} autoComplete="new-password" />
      <FormFoot label={messages.save} busyLabel={messages.saving} />
    </InlineForm>
  )
}

/** The messages of all fields as one (docs/product.md, section 8). */
const joined = (error: unknown) => Object.values(fieldErrorsIn(error)).join(' ')

const NO_EMAIL = { email: '', currentPassword: '' }

/** Changes the email address; nothing if the server does not support it. */
function EmailForm() {
  const { email: messages } = useMessages(accountsTexts)
  const { isOffered } = useOptionalList('administrators')
  const email = useOwnEmail()
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <section className="sheet">
      <h2>{messages.title}</h2>
      <p className="lead">{messages.lead(email)}</p>
      {isOpen ? (
        <Fields present={email} />
      ) : (
        <div className="actions">
          <Button onClick={() => setOpen(true)}>{messages.open}</Button>
        </div>
      )}
    </section>
  )
}

function Fields({ present }: { present: string }) {
  const { passwordChange } = useMessages(signInTexts)
  const { email: messages } = useMessages(accountsTexts)
  const responseMessage = useResponseMessage()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const save = async (data: typeof NO_EMAIL) =>
    responseMessage(await dataProvider.changeEmail('account', { data }), messages.done)
  return (
    <InlineForm className="fields" defaultValues={NO_EMAIL} failed={messages.failed} onSubmit={save}>
      <LineInput
        source="email"
        autoFocus
        type="email"
        label={messages.label}
        missing={messages.required}
        autoComplete="email"
      />
      <Username value={present} />
      <PasswordInput
        source="currentPassword"
        label={passwordChange.current}
        missing={messages.required}
        autoComplete="current-password"
      />
      <FormFoot label={messages.save} busyLabel={messages.saving} />
    </InlineForm>
  )
}

/** The open sessions of the administrator, each with a button that ends it. Nothing if the server does not list them. */
function SessionList() {
  const { sessions: messages } = useMessages(accountsTexts)
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { isOffered, ...query } = useOptionalList('sessions')
  const { mutate: endOthers } = useNotifyingMutation({
    mutationFn: () => dataProvider.endOthers('sessions'),
    done: messages.othersEnded,
    failed: messages.failed,
    refetch: ['sessions'],
  })
  if (!isOffered) return null
  return (
    <AsyncCard title={messages.title} lead={messages.lead} query={query} failed={messages.loadFailed}>
      {(sessions) => (
        <>
          <ul className="rows">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className="actions">
              <Button color="error" icon="out" onClick={() => window.confirm(messages.confirmOthers) && endOthers()}>
                {messages.endOthers}
              </Button>
            </div>
          )}
        </>
      )}
    </AsyncCard>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const { sessions: messages } = useMessages(accountsTexts)
  const { dayAndTime } = useFormats()
  const device = session.device || messages.unknown
  const options = useMutationOptions('sessions', { done: messages.ended, failed: messages.failed })
  const [end] = useDelete('sessions', { id: session.id }, options)
  return (
    <li className="row">
      <div className="cluster">
        <strong>{device}</strong>
        {session.isCurrent && <span className="chip">{messages.current}</span>}
        <span className="facts">
          <span>{messages.used(dayAndTime(session.lastUsedAt))}</span>
          <span>{messages.opened(dayAndTime(session.createdAt))}</span>
        </span>
      </div>
      {!session.isCurrent && (
        <Button color="error" aria-label={messages.endOf(device)} onClick={() => void end()}>
          {messages.end}
        </Button>
      )}
    </li>
  )
}

/** Email address of the signed-in administrator: the server's, else that of the last sign-in in this browser. */
export function useOwnEmail(): string {
  const { session } = useServices()
  const { data } = useOptionalList('administrators')
  return data?.find(({ isSelf }) => isSelf)?.email ?? session.email
}
