import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useDelete } from 'ra-core'
import { useState } from 'react'
import type { OpenSession } from '../../contract/api/accounts.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { fieldErrorsIn } from '../api/failure.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { invalidate } from '../api/queryClient.ts'
import { useMutationOptions } from '../api/useMutationOptions.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { FormResult, InlineForm, LineInput, PasswordInput, SubmitButton } from '../form/InlineForm.tsx'
import { dayAndTime } from '../i18n/formats.ts'
import { useMessages, useResponseMessage } from '../i18n/messages.ts'
import { AsyncCard } from '../layout/AsyncCard.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useServices } from '../services.ts'
import { passwordErrors } from './passwordErrors.ts'
import { SecondFactorCard } from './secondFactor/SecondFactorCard.tsx'
import { SecondFactorStep } from './secondFactor/SecondFactorStep.tsx'
import { useStep } from './secondFactor/useStep.ts'
import { signInTexts } from './signInTexts.ts'
import { Username } from './Username.tsx'

/** `/admin/settings/account`: password, second factor, open sessions and email address of the administrator. */
export function AccountScreen() {
  const { passwordChange: words } = useMessages(signInTexts)
  const { step, open, leave } = useStep()
  if (step) return <SecondFactorStep key={step} step={step} onLeave={leave} />
  return (
    <>
      <PageHead title={words.heading} />
      <PageBody>
        <div className="sheets">
          <PasswordForm />
          <SecondFactorCard onOpen={open} />
          <SessionList />
          <EmailForm />
        </div>
      </PageBody>
    </>
  )
}

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmNewPassword: '' }

/** Changes the password; every other session ends. */
function PasswordForm() {
  const { passwordChange: words } = useMessages(signInTexts)
  const email = useOwnEmail()
  const responseMessage = useResponseMessage()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()

  async function save(data: typeof NO_PASSWORDS) {
    const response = await dataProvider.changePassword('account', { data })
    void invalidate(queryClient, ['sessions'])
    return responseMessage(response, words.done)
  }
  return (
    <InlineForm
      className="sheet"
      defaultValues={NO_PASSWORDS}
      failed={words.failed}
      onSubmit={save}
      validate={(values) => passwordErrors(values, words)}
      messageOf={joined}
    >
      <h2>{words.title}</h2>
      <p className="lead">{words.lead}</p>
      <Username value={email} />
      <PasswordInput source="currentPassword" label={words.current} autoComplete="current-password" />
      <PasswordInput
        source="newPassword"
        label={words.next}
        hint={words.hint(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
      />
      <PasswordInput source="confirmNewPassword" label={words.repeat} autoComplete="new-password" />
      <div className="actions">
        <SubmitButton label={words.save} busyLabel={words.saving} />
        <FormResult />
      </div>
    </InlineForm>
  )
}

/** The messages of all fields as one (docs/product.md, section 8). */
const joined = (error: unknown) => Object.values(fieldErrorsIn(error)).join(' ')

const NO_EMAIL = { email: '', currentPassword: '' }

/** Changes the email address; nothing if the server does not support it. */
function EmailForm() {
  const { email: words } = useMessages(accountsTexts)
  const { isOffered } = useOptionalList('people')
  const email = useOwnEmail()
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <section className="sheet">
      <h2>{words.title}</h2>
      <p className="lead">{words.lead(email)}</p>
      {isOpen ? (
        <Fields present={email} />
      ) : (
        <div className="actions">
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  )
}

function Fields({ present }: { present: string }) {
  const { passwordChange } = useMessages(signInTexts)
  const { email: words } = useMessages(accountsTexts)
  const responseMessage = useResponseMessage()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const save = async (data: typeof NO_EMAIL) =>
    responseMessage(await dataProvider.changeEmail('account', { data }), words.done)
  return (
    <InlineForm className="fields" defaultValues={NO_EMAIL} failed={words.failed} onSubmit={save}>
      <LineInput
        source="email"
        autoFocus
        type="email"
        label={words.label}
        missing={words.required}
        autoComplete="email"
      />
      <Username value={present} />
      <PasswordInput
        source="currentPassword"
        label={passwordChange.current}
        missing={words.required}
        autoComplete="current-password"
      />
      <div className="actions">
        <SubmitButton label={words.save} busyLabel={words.saving} />
        <FormResult />
      </div>
    </InlineForm>
  )
}

/** The open sessions of the administrator, each with a button that ends it. Nothing if the server does not list them. */
function SessionList() {
  const { sessions: words } = useMessages(accountsTexts)
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { isOffered, ...query } = useOptionalList('sessions')
  const { mutate: endOthers } = useMutation({
    mutationFn: () => dataProvider.endOthers('sessions'),
    ...useMutationOptions('sessions', { done: words.othersEnded, failed: words.failed }),
  })
  if (!isOffered) return null
  return (
    <AsyncCard title={words.title} lead={words.lead} query={query} failed={words.loadFailed}>
      {(sessions) => (
        <>
          <ul className="rows">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className="actions">
              <Button
                variant="outlined"
                color="error"
                startIcon={<Icon name="out" size={18} />}
                onClick={() => window.confirm(words.confirmOthers) && endOthers()}
              >
                {words.endOthers}
              </Button>
            </div>
          )}
        </>
      )}
    </AsyncCard>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const { sessions: words } = useMessages(accountsTexts)
  const { site } = useServices()
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)
  const device = session.device || words.unknown
  const options = useMutationOptions('sessions', { done: words.ended, failed: words.failed })
  const [end] = useDelete('sessions', { id: session.id }, options)
  return (
    <li className="row">
      <div className="cluster">
        <strong>{device}</strong>
        {session.isCurrent && <span className="chip">{words.current}</span>}
        <span className="facts">
          <span>{words.used(when(session.lastUsedAt))}</span>
          <span>{words.opened(when(session.createdAt))}</span>
        </span>
      </div>
      {!session.isCurrent && (
        <Button variant="outlined" color="error" aria-label={words.endOf(device)} onClick={() => void end()}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

/** Email address of the signed-in administrator: the server's, else that of the last sign-in in this browser. */
function useOwnEmail(): string {
  const { session } = useServices()
  const { data } = useOptionalList('people')
  return data?.find(({ isSelf }) => isSelf)?.email ?? session.email
}
