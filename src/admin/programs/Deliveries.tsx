import { Icon, type IconName } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type DeliveryStatus, webhookEndpoints } from '../../contract/api/endpoints.ts'
import type { Delivery, Webhook } from '../../contract/api/webhooks.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { Read } from '../layout/Read.tsx'
import styles from '../layout/sheets.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import own from './Programs.module.css'
import { useDeliveries, useProgramsWords } from './usePrograms.ts'

/** So many are shown until somebody wants more. */
const FIRST = 10

/** What was told an address: when, whether it came, what was answered; and 'Yeniden gönder'. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { deliveries: words } = useProgramsWords()
  const { renew, ...reading } = useDeliveries(webhook.id)
  const [shown, setShown] = useState(FIRST)
  return (
    <Read reading={reading} failed={words.loadFailed}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className={own.none}>{words.none}</p>
        ) : (
          <div className={own.log}>
            <ul className={styles.rows}>
              {deliveries.slice(0, shown).map((delivery) => (
                <Row key={delivery.id} delivery={delivery} webhook={webhook} onResent={renew} />
              ))}
            </ul>
            <div className={own.buttons}>
              {deliveries.length > shown && (
                <Button variant="outlined" onClick={() => setShown(deliveries.length)}>
                  {words.more(deliveries.length - shown)}
                </Button>
              )}
              <Button
                variant="outlined"
                startIcon={<Icon name="retry" size={18} />}
                onClick={() => void reading.refetch()}
              >
                {words.refresh}
              </Button>
            </div>
            <p className={styles.facts}>{words.kept}</p>
          </div>
        )
      }
    </Read>
  )
}

const ICONS: Record<DeliveryStatus, IconName> = { sent: 'check', waiting: 'clock', failed: 'alert' }

interface RowProps {
  delivery: Delivery
  webhook: Webhook
  onResent: () => Promise<unknown>
}

function Row({ delivery, webhook, onResent }: RowProps) {
  const { deliveries: words, failed } = useProgramsWords()
  const { site } = useServices()
  const call = useCall()
  const notify = useNotifier()
  const { id, type, at, resource, recordId, status, attempts, lastAttemptAt, answer, error, nextAttemptAt } = delivery
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)
  const event = words.events[type] ?? type
  const state = attempts > 0 && nextAttemptAt && status === 'waiting' ? words.again(when(nextAttemptAt)) : words[status]

  async function resend() {
    try {
      await call(webhookEndpoints.resend, { id: webhook.id, params: { delivery: id } })
      notify(words.resent)
    } catch (failure) {
      notify(sentenceOf(failure, failed), 'error')
    }
    await onResent()
  }
  return (
    <li className={styles.row}>
      <div className={`${styles.what} ${own.told}`}>
        <span className={own.state} data-status={status}>
          <Icon name={ICONS[status] ?? 'info'} size={18} />
          <strong>{event}</strong>
        </span>
        <code>{recordId === null ? resource : `${resource}/${recordId}`}</code>
        <time dateTime={at} lang="tr">
          {when(at)}
        </time>
        <span className={styles.facts}>
          <span>{state}</span>
          {error && <span>{words.errors[error] ?? error}</span>}
          {answer !== null && <span>{words.answer(answer)}</span>}
          {attempts > 1 && lastAttemptAt && <span>{words.attempts(attempts)}</span>}
        </span>
      </div>
      {webhook.isOn && (
        <Button
          variant="outlined"
          startIcon={<Icon name="send" size={18} />}
          aria-label={words.resendOf(event, when(at))}
          onClick={() => void resend()}
        >
          {words.resend}
        </Button>
      )}
    </li>
  )
}
