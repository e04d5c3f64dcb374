import { useCreate, useDelete, useNotify, useUpdate } from 'ra-core'
import { useId, useState } from 'react'
import { EVENTS, type EventType, URL_MAX_LENGTH } from '../../contract/api/endpoints.ts'
import type { Webhook } from '../../contract/api/webhooks.ts'
import { integrationsTexts } from '../../contract/i18n/admin/integrations.ts'
import { useMutationOptions } from '../api/mutations.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { CheckboxesInput, FormFoot, InlineForm, LineInput } from '../form/InlineForm.tsx'
import { useMessages } from '../i18n/language.ts'
import { AsyncCard } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import { Deliveries } from './Deliveries.tsx'
import own from './Integrations.module.css'

/** Response to the creation; the only one that contains the secret. */
type Added = Webhook & { secret: string }

/** `/admin/settings/webhooks`: the webhooks, each with its deliveries. */
export function WebhooksScreen() {
  const { webhooks: messages, notOffered, copy } = useMessages(integrationsTexts)
  const { isOffered, ...query } = useOptionalList('webhooks')
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Added>()
  function show(added: Webhook) {
    setAdded(added as Added)
    setAdding(false)
  }
  return (
    <OptionalScreen title={messages.title} isOffered={isOffered} notOffered={notOffered}>
      <AsyncCard
        className="section"
        title={messages.list}
        lead={messages.lead}
        query={query}
        failed={messages.loadFailed}
      >
        {(webhooks) => (
          <>
            {webhooks.length === 0 && !isAdding && <p className="box muted">{messages.none}</p>}
            {webhooks.length > 0 && (
              <ul className="box">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            )}
            {added && (
              <div className="sheet">
                <ShownOnce
                  key={added.id}
                  label={messages.secretOf(hostOf(added.url))}
                  value={added.secret}
                  lead={messages.once}
                  copy={copy}
                  copied={messages.copied}
                />
              </div>
            )}
            {isAdding ? (
              <div className="sheet">
                <h3 className="sheet-title">{messages.addTitle}</h3>
                <WebhookForm onSaved={show} onClose={() => setAdding(false)} />
              </div>
            ) : (
              <Button variant="contained" icon="plus" onClick={() => setAdding(true)}>
                {messages.add}
              </Button>
            )}
          </>
        )}
      </AsyncCard>
    </OptionalScreen>
  )
}

/** Host of a URL: its short name. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/** A webhook: its events and state, its deliveries, and its actions. */
function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { webhooks: messages, deliveries, failed } = useMessages(integrationsTexts)
  const [isEdited, setEdited] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const logId = useId()
  const { id, url, events, isOn } = webhook
  const host = hostOf(url)

  const [toggle] = useUpdate(
    'webhooks',
    { id, data: { isOn: !isOn }, previousData: webhook },
    useMutationOptions('webhooks', { done: isOn ? messages.turnedOff : messages.turnedOn, failed }),
  )
  const [remove] = useDelete('webhooks', { id }, useMutationOptions('webhooks', { done: messages.removed, failed }))
  return (
    <li className={own.card}>
      <div className="cluster">
        <strong>{url}</strong>
        {!isOn && (
          <span className="chip" data-tone="off">
            {messages.off}
          </span>
        )}
        <span className="facts">
          {events.map((event) => (
            <span key={event}>{messages.events[event] ?? event}</span>
          ))}
        </span>
      </div>
      <div className="actions wide">
        <Button
          icon={isOpen ? 'up' : 'down'}
          aria-expanded={isOpen}
          aria-controls={logId}
          aria-label={deliveries.showOf(host)}
          onClick={() => setOpen(!isOpen)}
        >
          {deliveries.show}
        </Button>
        <Button aria-expanded={isEdited} aria-label={messages.editOf(host)} onClick={() => setEdited(!isEdited)}>
          {messages.edit}
        </Button>
        <Button aria-label={isOn ? messages.turnOffOf(host) : messages.turnOnOf(host)} onClick={() => void toggle()}>
          {isOn ? messages.turnOff : messages.turnOn}
        </Button>
        <Button
          color="error"
          aria-label={messages.removeOf(host)}
          onClick={() => window.confirm(messages.confirmRemove(host)) && void remove()}
        >
          {messages.remove}
        </Button>
      </div>
      {isEdited && <WebhookForm webhook={webhook} onSaved={() => setEdited(false)} onClose={() => setEdited(false)} />}
      <section id={logId} aria-label={deliveries.title(host)} hidden={!isOpen}>
        {isOpen && <Deliveries webhook={webhook} />}
      </section>
    </li>
  )
}

const NEW: { url: string; events: EventType[] } = { url: '', events: ['content.published'] }

interface WebhookFormProps {
  /** The webhook to change; absent for a new one. */
  webhook?: Webhook
  onSaved: (saved: Webhook) => void
  onClose: () => void
}

/** URL and events of a webhook. */
function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const { webhooks: messages, ...general } = useMessages(integrationsTexts)
  const notify = useNotify()
  const [create] = useCreate<Webhook>()
  const [update] = useUpdate<Webhook>()
  const { url, events } = webhook ?? NEW

  async function save(values: typeof NEW, formKey: string) {
    const data = { ...values, url: values.url.trim() }
    const onSuccess = (saved: Webhook) => {
      notify(messages.saved)
      onSaved(saved)
    }
    const options = { returnPromise: true, onSuccess } as const
    if (webhook) await update('webhooks', { id: webhook.id, data, previousData: webhook }, options)
    else await create('webhooks', { data, meta: { formKey } }, options)
  }
  return (
    <InlineForm
      className="fields"
      defaultValues={{ url, events }}
      failed={general.failed}
      onSubmit={save}
      onDiscard={onClose}
    >
      <LineInput
        source="url"
        autoFocus
        type="url"
        label={messages.url}
        hint={messages.urlHint}
        missing={general.required}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: URL_MAX_LENGTH },
        }}
      />
      <CheckboxesInput
        source="events"
        legend={messages.when}
        choices={EVENTS.map((event) => [event, messages.events[event]])}
        missing={messages.whenRequired}
      />
      <FormFoot isWide label={messages.save} busyLabel={messages.saving}>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </FormFoot>
    </InlineForm>
  )
}
