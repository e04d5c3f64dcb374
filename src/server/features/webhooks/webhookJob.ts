import { setTimeout as pause } from 'node:timers/promises'
import type { DeliveryError } from '../../../contract/api/endpoints.ts'
import { HOUR } from '../../../contract/domain/durations.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, SYSTEM } from '../../platform/db/transaction.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type Job, withGracePeriod } from '../../platform/scheduler/scheduler.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import {
  DELIVERIES,
  type DeliveryRow,
  nextDelivery,
  type Outcome,
  pruneDeliveries,
  settleDelivery,
  takeDelivery,
} from './deliveries.ts'
import { post, type SsrfGuard } from './ssrfGuard.ts'
import { changeWebhook, findWebhook, signatureHeaders } from './webhooks.ts'

/** Timeout of a delivery in milliseconds, DNS included. */
const TIMEOUT = 10_000
/** Concurrent deliveries; each webhook gets one at a time. */
const CONCURRENCY = 8
/** Interval of polling for due deliveries while others are in progress, in milliseconds. */
const POLL_INTERVAL = 250
/** Pause in milliseconds before rechecking a delivery that another instance has leased. */
const LEASED_RETRY = 1000

interface WebhookContext extends Pick<ContentServices, 'db' | 'changes' | 'now'> {
  targets: Pick<SsrfGuard, 'find'>
  origin: string
  log: Log
  /** Grace period of deliveries in progress at shutdown, in milliseconds. */
  grace?: number
  /** Aborts a slow delivery. */
  timeoutOf?: (url: string) => AbortSignal
}

/** Delivers webhooks: for each webhook one delivery at a time, the longest due first; several webhooks concurrently. */
export function webhookJob(context: WebhookContext): Job {
  const { db, changes, now, log, grace = 5000 } = context
  let nextPrune = 0

  const deliver = async (row: DeliveryRow, aborting: AbortSignal): Promise<void> => {
    const webhook = await findWebhook(db, row.webhookId)
    if (!webhook) return
    // The webhook may have been turned off since the event.
    const outcome: Outcome = webhook.isOn
      ? await attempt(context, row, webhook, aborting)
      : { answer: null, error: 'off' }
    // Interrupted by the shutdown, with an unknown outcome: it is delivered again once the lease expires.
    if (outcome.error && aborting.aborted) return
    await inTransaction({ db, changes }, async (trx) => {
      await settleDelivery(trx.db, row, outcome, new Date(now()))
      if (outcome.error === 'gone') await turnOff(trx.db, webhook)
    })
    const fields = { webhook: webhook.id, delivery: row.id, event: row.type, attempt: row.attempts, ...outcome }
    if (outcome.error) log.warn(fields, 'webhook delivery failed')
    else log.info(fields, 'webhook delivered')
  }

  /** Turns off a webhook that responded with 410 Gone, unless its URL was changed in the meantime. */
  const turnOff = async (trx: Db, { id, url }: { id: number; url: string }) => {
    if ((await findWebhook(trx, id))?.url !== url) return
    await changeWebhook(trx, id, { isOn: false })
    await recordAudit({ db: trx, now }, { actor: SYSTEM, action: 'update', resource: 'webhooks', recordId: id })
  }

  return {
    name: 'webhooks',
    tables: [DELIVERIES],
    async run(stopping) {
      if (now() >= nextPrune) {
        await pruneDeliveries(db, now())
        nextPrune = now() + HOUR
      }
      const running = new Set<Promise<void>>()
      for (;;) {
        const canStart = running.size < CONCURRENCY && !stopping?.aborted
        const row = canStart ? await takeDelivery(db, new Date(now())) : undefined
        if (row) {
          const delivery = withGracePeriod(stopping, grace, (aborting) => deliver(row, aborting))
            .catch((error: unknown) => log.error({ err: error, delivery: row.id }, 'webhook delivery aborted'))
            .finally(() => running.delete(delivery))
          running.add(delivery)
        } else if (running.size > 0) await Promise.race([...running, pause(POLL_INTERVAL)])
        else break
      }
      const next = await nextDelivery(db)
      return Math.min(nextPrune, next === undefined ? Number.POSITIVE_INFINITY : Math.max(next, now() + LEASED_RETRY))
    },
  }
}

/** Attempts a delivery once; failures are returned, not thrown. */
async function attempt(
  { targets, origin, now, timeoutOf = () => AbortSignal.timeout(TIMEOUT) }: WebhookContext,
  { eventId, type, at, data }: DeliveryRow,
  { url: text, secret }: { url: string; secret: string },
  aborting: AbortSignal,
): Promise<Outcome> {
  const url = new URL(text)
  const { path, ...about } = JSON.parse(data) as { path: string | null }
  const body = JSON.stringify({ type, timestamp: at, data: { ...about, url: path === null ? null : origin + path } })
  const signal = AbortSignal.any([timeoutOf(text), aborting])
  const found = await targets.find(url)
  if ('fault' in found) return { answer: null, error: found.fault }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks/1',
    ...signatureHeaders(secret, { id: eventId, at: now(), body }),
  }
  try {
    const answer = await post(url, { body, headers, addresses: found.addresses, signal })
    return { answer, error: errorOf(answer) }
  } catch (error) {
    return { answer: null, error: signal.aborted ? 'slow' : failureOf(error as NodeJS.ErrnoException) }
  }
}

function errorOf(answer: number): DeliveryError | null {
  if (answer >= 200 && answer < 300) return null
  if (answer === 410) return 'gone'
  return answer >= 300 && answer < 400 ? 'redirect' : 'refused'
}

const failureOf = ({ code = '' }: NodeJS.ErrnoException): DeliveryError =>
  /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) ? 'certificate' : 'unreachable'
