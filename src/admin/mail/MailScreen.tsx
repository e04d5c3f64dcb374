import { type RaRecord, useNotify, useUpdate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAIL_MAX_LENGTHS as MAX, mailEndpoints } from '../../contract/api/endpoints.ts'
import type { MailSettings } from '../../contract/api/mailSettings.ts'
import { mailPanelTexts } from '../../contract/i18n/admin/mailPanel.ts'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { useCall } from '../api/calls.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useOwnEmail } from '../auth/AccountScreen.tsx'
import {
  FormFoot,
  FormResult,
  InlineForm,
  LineInput,
  PasswordInput,
  RadioInput,
  SubmitButton,
} from '../form/InlineForm.tsx'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { useDiscardChanges } from '../form/useDirtyForm.ts'
import { useMessages, useResponseMessage } from '../i18n/language.ts'
import { HintedSwitch } from '../inputs/basicInputs.tsx'
import { AsyncCard } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { useMailSettings, useUnnotifiedContact } from './useMailSettings.ts'

/** `/admin/settings/mail`: the mail server, and a test email through it. */
export function MailScreen() {
  const messages = useMessages(mailPanelTexts)
  const { isOffered, ...query } = useMailSettings()
  const discard = useDiscardChanges()
  return (
    <OptionalScreen title={messages.title} isOffered={isOffered} notOffered={messages.notOffered}>
      <LeaveGuard isUnsaved={false} onLeave={discard} />
      <div className="sheets">
        <AsyncCard title={messages.server} lead={messages.lead} query={query} failed={messages.loadFailed}>
          {({ id: _, ...settings }) =>
            settings.isManaged ? (
              <Managed settings={settings} />
            ) : (
              // Another server's values are another form.
              <ServerForm key={JSON.stringify(settings)} settings={settings} onChanged={query.refetch} />
            )
          }
        </AsyncCard>
        {query.data?.host && <TestForm />}
      </div>
    </OptionalScreen>
  )
}

/** The mail server of `SMTP_URL`, which the panel cannot change. */
function Managed({ settings }: { settings: MailSettings }) {
  const messages = useMessages(mailPanelTexts)
  const { host, port, user, from } = settings
  const facts = [
    [messages.facts.host, `${host}:${port}`],
    [messages.facts.user, user],
    [messages.facts.from, from],
  ].filter(([, value]) => value)
  return (
    <>
      <p>{messages.managed}</p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="label-text">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const PORTS = { tls: '465', startTls: '587' }
type Security = keyof typeof PORTS

interface FormValues {
  host: string
  security: Security
  port: string
  user: string
  password: string
  from: string
  /** Whether new messages shall be announced to the administrator. */
  notifies: boolean
}

interface ServerFormProps {
  settings: MailSettings
  onChanged: () => unknown
}

function ServerForm({ settings, onChanged }: ServerFormProps) {
  const messages = useMessages(mailPanelTexts)
  const notify = useNotify()
  const call = useCall()
  const email = useOwnEmail()
  const unnotified = useUnnotifiedContact()
  const [update] = useUpdate()
  const { host, port, user, from, isSecure, hasPassword } = settings
  const security = isSecure === false ? 'startTls' : 'tls'
  const values: FormValues = {
    host: host ?? '',
    security,
    port: String(port ?? PORTS[security]),
    user: user ?? '',
    password: '',
    from: from ?? '',
    notifies: true,
  }

  async function save({ security, password, port, notifies, ...rest }: FormValues) {
    // The server keeps a password that is left out.
    const data = { ...rest, port: Number(port), isSecure: security === 'tls', ...(password && { password }) }
    await call(mailEndpoints.save, { data })
    notify(messages.saved)
    if (unnotified && notifies) await turnOnNotifications(unnotified)
    await onChanged()
  }
  async function turnOnNotifications(previousData: RaRecord) {
    const data = { enableContactFormNotifications: true, notificationTargetEmail: email }
    await update(contactInfo.key, { id: contactInfo.key, data, previousData }, { returnPromise: true }).catch(() =>
      notify(messages.notNotified, { type: 'error' }),
    )
  }
  const { mutate: remove } = useNotifyingMutation({
    mutationFn: () => call(mailEndpoints.remove),
    done: messages.removed,
    failed: messages.failed,
    onSettled: onChanged,
  })
  const address = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <InlineForm className="fields" defaultValues={values} failed={messages.failed} onSubmit={save}>
      <LineInput
        source="host"
        label={messages.host}
        hint={messages.hostHint}
        missing={messages.required}
        slotProps={{ htmlInput: { ...address, inputMode: 'url', maxLength: MAX.host } }}
      />
      <RadioInput
        source="security"
        legend={messages.security}
        choices={[
          ['tls', messages.secure],
          ['startTls', messages.startTls],
        ]}
      />
      <PortInput />
      <LineInput
        source="user"
        label={messages.user}
        hint={messages.userHint}
        slotProps={{ htmlInput: { ...address, maxLength: MAX.user } }}
      />
      <PasswordInput
        source="password"
        label={messages.password}
        hint={hasPassword ? messages.passwordKept : messages.passwordHint}
        required={false}
        autoComplete="new-password"
      />
      <LineInput
        source="from"
        label={messages.from}
        hint={messages.fromHint}
        missing={messages.required}
        slotProps={{ htmlInput: { ...address, maxLength: MAX.from } }}
      />
      {unnotified && (
        <HintedSwitch source="notifies" label={messages.notifies} helperText={messages.notifiesHint(email)} />
      )}
      <FormFoot isWide label={messages.save} busyLabel={messages.saving}>
        {host && (
          <Button color="error" onClick={() => window.confirm(messages.confirmRemove) && remove()}>
            {messages.remove}
          </Button>
        )}
      </FormFoot>
    </InlineForm>
  )
}

/** The port, which follows the kind of connection while it is the usual one. */
function PortInput() {
  const messages = useMessages(mailPanelTexts)
  const { getValues, setValue } = useFormContext<FormValues>()
  const security = useWatch<FormValues, 'security'>({ name: 'security' })
  const previous = useRef(security)
  useEffect(() => {
    if (previous.current !== security && getValues('port') === PORTS[previous.current])
      setValue('port', PORTS[security], { shouldDirty: true })
    previous.current = security
  }, [security, getValues, setValue])
  return (
    <LineInput
      source="port"
      label={messages.port}
      missing={messages.required}
      parse={digitsOf}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
    />
  )
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '')

/** Sends a test email with the saved settings. */
function TestForm() {
  const messages = useMessages(mailPanelTexts)
  const responseMessage = useResponseMessage()
  const call = useCall()
  const email = useOwnEmail()
  const send = async ({ to }: { to: string }) =>
    responseMessage(await call(mailEndpoints.test, { data: { to: to.trim() } }), messages.sent)
  return (
    <section className="sheet">
      <h2>{messages.test}</h2>
      <p className="lead">{messages.testLead}</p>
      <InlineForm
        key={email}
        className="fields"
        defaultValues={{ to: email }}
        failed={messages.testFailed}
        onSubmit={send}
      >
        <LineInput
          source="to"
          type="email"
          label={messages.to}
          missing={messages.required}
          slotProps={{ htmlInput: { autoComplete: 'email', maxLength: 254 } }}
        />
        <SubmitButton label={messages.send} busyLabel={messages.sending} />
        <FormResult />
      </InlineForm>
    </section>
  )
}
