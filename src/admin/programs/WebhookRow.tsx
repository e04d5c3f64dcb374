import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { webhookEndpoints } from '../../contract/api/endpoints.ts'
import type { Webhook } from '../../contract/api/webhooks.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import styles from '../layout/sheets.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { Deliveries } from './Deliveries.tsx'
import own from './Programs.module.css'
import { useProgramsWords } from './usePrograms.ts'
import { WebhookForm } from './WebhookForm.tsx'

/** What people know an address by. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

interface WebhookRowProps {
  webhook: Webhook
  onChanged: () => Promise<unknown>
}

/** An address: when it is told, whether it is, what became of it, and what can be done with it. */
export function WebhookRow({ webhook, onChanged }: WebhookRowProps) {
  const { webhooks: words, deliveries, failed } = useProgramsWords()
  const call = useCall()
  const notify = useNotifier()
  const [isEdited, setEdited] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const logId = useId()
  const { id, url, events, isOn } = webhook
  const host = hostOf(url)

  async function doing(work: () => Promise<unknown>, sentence: string) {
    try {
      await work()
      notify(sentence)
    } catch (error) {
      notify(sentenceOf(error, failed), 'error')
    }
    await onChanged()
  }
  const turn = () =>
    doing(() => call(webhookEndpoints.change, { id, data: { isOn: !isOn } }), isOn ? words.turnedOff : words.turnedOn)
  const remove = async () => {
    if (window.confirm(words.confirmRemove(host)))
      await doing(() => call(webhookEndpoints.remove, { id }), words.removed)
  }
  return (
    <li className={own.card}>
      <div className={styles.what}>
        <strong>{url}</strong>
        {!isOn && (
          <span className={styles.mark} data-tone="off">
            {words.off}
          </span>
        )}
        <span className={styles.facts}>
          {events.map((event) => (
            <span key={event}>{words.events[event] ?? event}</span>
          ))}
        </span>
      </div>
      <div className={own.buttons}>
        <Button
          variant="outlined"
          startIcon={<Icon name={isOpen ? 'up' : 'down'} size={18} />}
          aria-expanded={isOpen}
          aria-controls={logId}
          aria-label={deliveries.showOf(host)}
          onClick={() => setOpen(!isOpen)}
        >
          {deliveries.show}
        </Button>
        <Button
          variant="outlined"
          aria-expanded={isEdited}
          aria-label={words.editOf(host)}
          onClick={() => setEdited(!isEdited)}
        >
          {words.edit}
        </Button>
        <Button
          variant="outlined"
          aria-label={isOn ? words.turnOffOf(host) : words.turnOnOf(host)}
          onClick={() => void turn()}
        >
          {isOn ? words.turnOff : words.turnOn}
        </Button>
        <Button variant="outlined" color="error" aria-label={words.removeOf(host)} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
      {isEdited && (
        <WebhookForm
          webhook={webhook}
          onSaved={async () => {
            setEdited(false)
            await onChanged()
          }}
          onClose={() => setEdited(false)}
        />
      )}
      <section id={logId} aria-label={deliveries.title(host)} hidden={!isOpen}>
        {isOpen && <Deliveries webhook={webhook} />}
      </section>
    </li>
  )
}
