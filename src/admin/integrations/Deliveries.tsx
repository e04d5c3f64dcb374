import { Icon, type IconName } from '@filiz/design-system/icons/all'

import { useDataProvider, useGetManyReference } from 'ra-core'
import { useState } from 'react'
import type { DeliveryStatus } from '../../contract/api/endpoints.ts'
import type { Webhook } from '../../contract/api/webhooks.ts'
import { integrationsTexts } from '../../contract/i18n/admin/integrations.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { AsyncSection } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import own from './Integrations.module.css'

type Delivery = AdminRecords['deliveries']

/** Number of deliveries shown until the user requests all. */
const FIRST = 10

/** Milliseconds until a pending delivery is refetched, and the latest next attempt for which that is done. */
const REFETCH_AFTER = 3000
const SOON = 60_000

const isPending = ({ nextAttemptAt }: Delivery) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON

/** Deliveries of a webhook, newest first, each with its result and 'Yeniden gönder'. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { deliveries: messages } = useMessages(integrationsTexts)
  const { data, isError, refetch } = useGetManyReference<Delivery>(
    'deliveries',
    { target: 'webhook', id: webhook.id },
    { refetchInterval: ({ state }) => (state.data?.data.some(isPending) ? REFETCH_AFTER : false) },
  )
  const [shown, setShown] = useState(FIRST)
  return (
    <AsyncSection query={{ data, hasFailed: isError, refetch }} failed={messages.loadFailed}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className="muted">{messages.none}</p>
        ) : (
          <div className={own.card}>
            <ul className="rows">
              {deliveries.slice(0, shown).map((delivery) => (
                <Row key={delivery.id} delivery={delivery} canResend={webhook.isOn} />
              ))}
            </ul>
            <div className="actions wide">
              {deliveries.length > shown && (
                <Button onClick={() => setShown(deliveries.length)}>{messages.more(deliveries.length - shown)}</Button>
              )}
              <Button icon="retry" onClick={() => void refetch()}>
                {messages.refresh}
              </Button>
            </div>
            <p className="facts">{messages.kept}</p>
          </div>
        )
      }
    </AsyncSection>
  )
}

const ICONS: Record<DeliveryStatus, IconName> = { sent: 'check', waiting: 'clock', failed: 'alert' }

function Row({ delivery, canResend }: { delivery: Delivery; canResend: boolean }) {
  const { deliveries: messages, failed } = useMessages(integrationsTexts)
  const { dayAndTime } = useFormats()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { id, type, at, resource, recordId, status, attempts, lastAttemptAt, answer, error, nextAttemptAt } = delivery
  const event = messages.events[type] ?? type
  const state =
    attempts > 0 && nextAttemptAt && status === 'waiting' ? messages.again(dayAndTime(nextAttemptAt)) : messages[status]

  const { mutate: resend } = useNotifyingMutation({
    mutationFn: () => dataProvider.resend('deliveries', { id }),
    done: messages.resent,
    failed,
    refetch: ['deliveries'],
  })
  return (
    <li className="row">
      <div className={`cluster ${own.delivery}`}>
        <span className={own.state} data-status={status}>
          <Icon name={ICONS[status] ?? 'info'} size={18} />
          <strong>{event}</strong>
        </span>
        <code>{recordId === null ? resource : `${resource}/${recordId}`}</code>
        <time dateTime={at} lang="tr">
          {dayAndTime(at)}
        </time>
        <span className="facts">
          <span>{state}</span>
          {error && <span>{messages.errors[error] ?? error}</span>}
          {answer !== null && <span>{messages.answer(answer)}</span>}
          {attempts > 1 && lastAttemptAt && <span>{messages.attempts(attempts)}</span>}
        </span>
      </div>
      {canResend && (
        <Button icon="send" aria-label={messages.resendOf(event, dayAndTime(at))} onClick={() => resend()}>
          {messages.resend}
        </Button>
      )}
    </li>
  )
}
