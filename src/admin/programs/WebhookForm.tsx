import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { EVENTS, type EventType, URL_MAX_LENGTH, webhookEndpoints } from '../../contract/api/endpoints.ts'
import type { Webhook } from '../../contract/api/webhooks.ts'
import { useCall } from '../api/createCall.ts'
import { FormButtons, missingOf, Said, useSmallForm } from '../form/SmallForm.tsx'
import { useNotifier } from '../layout/useNotifier.ts'
import { useHoldUnsaved } from '../services.ts'
import styles from './Programs.module.css'
import { useProgramsWords, useWebhooks } from './usePrograms.ts'

const NEW_EVENTS: readonly EventType[] = ['content.published']

interface WebhookFormProps {
  /** The one to change; absent for a new one. */
  webhook?: Webhook
  onSaved: (saved: unknown) => Promise<unknown>
  onClose: () => void
}

/** Says where and when to tell; what the server finds wrong stands under the field. */
export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const { webhooks: words, ...general } = useProgramsWords()
  const call = useCall()
  const notify = useNotifier()
  const { renew } = useWebhooks()
  const faultId = useId()
  const given = { url: webhook?.url ?? '', events: webhook?.events ?? NEW_EVENTS }
  const { typed, type, faults, outcome, isBusy, formKey, submits, textField } = useSmallForm(given, general.failed)
  const { events } = typed
  const url = typed.url.trim()
  const isChanged = typed.url !== given.url || (webhook && events.join() !== given.events.join())
  useHoldUnsaved(isBusy || Boolean(isChanged), onClose)

  const toggle = (event: EventType) =>
    type(
      'events',
      EVENTS.filter((each) => (each === event ? !events.includes(each) : events.includes(each))),
    )
  async function save() {
    const data = { url, events }
    const saved = webhook
      ? await call(webhookEndpoints.change, { id: webhook.id, data })
      : await call(webhookEndpoints.add, { data, formKey })
    notify(words.saved)
    await onSaved(saved)
  }
  const wrong = { ...missingOf({ url }, general.required), ...missingOf({ events }, words.whenRequired) }
  return (
    <form className={styles.form} {...submits(save, { wrong, onRefused: renew })}>
      <TextField
        autoFocus
        type="url"
        label={words.url}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: URL_MAX_LENGTH },
        }}
        {...textField('url', words.urlHint)}
      />
      <fieldset className={styles.choices} aria-describedby={faults.events ? faultId : undefined}>
        <legend>{words.when}</legend>
        {EVENTS.map((event) => (
          <label key={event}>
            <input
              type="checkbox"
              className={styles.checkbox}
              name="events"
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            />
            {words.events[event]}
          </label>
        ))}
        <p id={faultId} className={styles.bad} role="alert">
          {faults.events}
        </p>
      </fieldset>
      <FormButtons isBusy={isBusy} words={words} onClose={onClose} />
      <Said outcome={outcome} />
    </form>
  )
}
