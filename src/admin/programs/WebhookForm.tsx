import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { EVENTS, type EventType, LONGEST_URL, type Webhook, webhookCalls } from '../../contract/webhookCalls.ts'
import { useCall } from '../api/createCall.ts'
import { type FieldTexts, fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useHoldUnsaved } from '../services.ts'
import styles from './Programs.module.css'
import { useProgramsWords } from './usePrograms.ts'

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
  const faultId = useId()
  const first = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? ['content.published'])
  const [faults, setFaults] = useState<FieldTexts>({})
  const [isSaving, setSaving] = useState(false)
  const isChanged = url !== (webhook?.url ?? '') || (webhook && events.join() !== webhook.events.join())
  useHoldUnsaved(isSaving || Boolean(isChanged), onClose)
  useEffect(() => first.current?.focus(), [])

  const toggle = (event: EventType) => {
    setEvents(EVENTS.filter((each) => (each === event ? !events.includes(each) : events.includes(each))))
    setFaults(({ events: _, ...others }) => others)
  }
  async function save(submitted: FormEvent) {
    submitted.preventDefault()
    if (isSaving) return
    const missing = {
      ...(!url.trim() && { url: general.required }),
      ...(!events.length && { events: words.whenRequired }),
    }
    setFaults(missing)
    if (Object.keys(missing).length) {
      if (missing.url) first.current?.focus()
      return
    }
    setSaving(true)
    try {
      const data = { url: url.trim(), events }
      const saved = webhook
        ? await call(webhookCalls.change, { id: webhook.id, data })
        : await call(webhookCalls.add, { data })
      notify(words.saved)
      await onSaved(saved)
    } catch (error) {
      const found = fieldTextsIn(error)
      setFaults(found)
      if (found.url) first.current?.focus()
      if (!Object.keys(found).length) notify(sentenceOf(error, general.failed), 'error')
    }
    setSaving(false)
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        inputRef={first}
        name="url"
        type="url"
        label={words.url}
        required
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={Boolean(faults.url)}
        helperText={faults.url ?? words.urlHint}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: LONGEST_URL },
        }}
      />
      <fieldset className={styles.choices} aria-describedby={faults.events ? faultId : undefined}>
        <legend>{words.when}</legend>
        {EVENTS.map((event) => (
          <label key={event}>
            <input type="checkbox" name="events" checked={events.includes(event)} onChange={() => toggle(event)} />
            {words.events[event]}
          </label>
        ))}
        <p id={faultId} className={styles.bad} role="alert">
          {faults.events}
        </p>
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
