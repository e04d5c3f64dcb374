import { setTimeout as pause } from 'node:timers/promises'
import type { DeliveryError } from '../../../contract/api/webhookCalls.ts'
import type { ContentServices } from '../../content/stores.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { SYSTEM } from '../../platform/events/actor.ts'
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

const HOUR = 60 * 60 * 1000
/** From the question for its address on, a delivery may take so long, in milliseconds. */
const PATIENCE = 10_000
/** So many addresses are told at once. */
const AT_ONCE = 8
/** While one answers slowly, others that fall due are looked for so often, in milliseconds. */
const LOOK_AGAIN = 250
/** What is due and in another instance's hands is looked at again after this, in milliseconds. */
const OTHERS = 1000

interface Telling extends Pick<ContentServices, 'db' | 'changes' | 'now'> {
  targets: Pick<SsrfGuard, 'find'>
  /** Where the site is known. */
  origin: string
  /** A change in these may have something told. */
  tables: readonly string[]
  log: Log
  /** How long one that is being told may still take when the process wants to end. */
  grace?: number
  /** Ends what is told to an address where that takes too long. */
  endOf?: (url: string) => AbortSignal
}

/** Tells addresses what happened: each address one thing after the other, several addresses at once. */
export function webhookJob(telling: Telling): Job {
  const { db, changes, now, tables, log, grace = 5000 } = telling
  let sweep = 0

  const tell = async (row: DeliveryRow, breaking: AbortSignal): Promise<void> => {
    const webhook = await findWebhook(db, row.webhookId)
    if (!webhook) return
    // Turned off in the moment in which it happened.
    const outcome: Outcome = webhook.isOn
      ? await attempt(telling, row, webhook, breaking)
      : { answer: null, error: 'off' }
    // Nobody knows what became of it. Once the lease is over, whoever is there then tells it again.
    if (outcome.error && breaking.aborted) return
    await inTransaction({ db, changes }, async (ground) => {
      await settleDelivery(ground.db, row, outcome, new Date(now()))
      if (outcome.error === 'gone') await turnOff(ground, webhook)
    })
    const told = { webhook: webhook.id, delivery: row.id, event: row.type, attempt: row.attempts, ...outcome }
    if (outcome.error) log.warn(told, 'a webhook was not delivered')
    else log.info(told, 'a webhook was delivered')
  }

  /** An address that says that it is gone, unless it was changed while it was being told. */
  const turnOff = async ({ db }: Pick<Telling, 'db'>, { id, url }: { id: number; url: string }) => {
    if ((await findWebhook(db, id))?.url !== url) return
    await changeWebhook(db, id, { isOn: false })
    const done = { action: 'update', resource: 'webhooks', recordId: id, at: new Date(now()) } as const
    await recordAudit(db, { actor: SYSTEM, ...done })
  }

  return {
    name: 'webhooks',
    tables: [...tables, DELIVERIES],
    async run(stopping) {
      if (now() >= sweep) {
        await pruneDeliveries(db, now())
        sweep = now() + HOUR
      }
      const inHands = new Set<Promise<void>>()
      for (;;) {
        const hasRoom = inHands.size < AT_ONCE && !stopping?.aborted
        const row = hasRoom ? await takeDelivery(db, new Date(now())) : undefined
        if (row) {
          const told = withGracePeriod(stopping, grace, (breaking) => tell(row, breaking))
            .catch((error: unknown) => log.error({ err: error, delivery: row.id }, 'a webhook was left behind'))
            .finally(() => inHands.delete(told))
          inHands.add(told)
        } else if (inHands.size > 0) await Promise.race([...inHands, pause(LOOK_AGAIN)])
        else break
      }
      const next = await nextDelivery(db)
      return Math.min(sweep, next === undefined ? Number.POSITIVE_INFINITY : Math.max(next, now() + OTHERS))
    },
  }
}

/** Tells an address once; what can go wrong is an outcome too. */
async function attempt(
  { targets, origin, now, endOf = () => AbortSignal.timeout(PATIENCE) }: Telling,
  { eventId, type, at, data }: DeliveryRow,
  { url: text, secret }: { url: string; secret: string },
  breaking: AbortSignal,
): Promise<Outcome> {
  const url = new URL(text)
  const { path, ...about } = JSON.parse(data) as { path: string | null }
  const body = JSON.stringify({ type, timestamp: at, data: { ...about, url: path === null ? null : origin + path } })
  const signal = AbortSignal.any([endOf(text), breaking])
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
