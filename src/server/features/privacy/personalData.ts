import type { PersonalData } from '../../../contract/api/administration.ts'
import { PERSONAL_DATA } from '../../../contract/api/endpoints.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { ADMINISTRATOR, type WriteContext } from '../../content/resources/context.ts'
import type { ContentServices } from '../../content/stores.ts'
import { ignoreMissing, type Trash } from '../../content/trash/trash.ts'
import { inBatches, queryInBatches } from '../../platform/db/batches.ts'
import { truncateWal } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction, SYSTEM } from '../../platform/db/transaction.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { TABLE as ACTIVITY, recordAudit } from '../auditLog/auditLog.ts'
import { auditEntriesOf, findPersonalData, MESSAGES } from './findPersonalData.ts'
import type { Person } from './person.ts'

/** Exports all stored data of a person, the trash included. */
export async function exportPerson(
  context: Pick<ContentServices, 'db' | 'stores' | 'now'>,
  person: Person,
  actor: Actor,
): Promise<PersonalData> {
  const { db, stores } = context
  await recordAudit(context, { actor, action: 'export', resource: PERSONAL_DATA })
  const { messageIds, trashed, mailIds } = await findPersonalData(db, person)
  const store = stores.of(messages)
  const read = await queryInBatches(messageIds, (ids) => Promise.all(ids.map((id) => store.read(context, id))))
  const deleted = await store.present(
    context,
    trashed.map(({ row }) => row),
    ADMINISTRATOR,
  )
  const queued = await queryInBatches(mailIds, (ids) =>
    db.selectFrom('outbox').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  )
  return {
    // Rows of messages have these fields.
    messages: [
      ...read.flatMap((row) => (row ? [{ ...row, isInBin: false }] : [])),
      ...deleted.map((row) => ({ ...row, isInBin: true })),
    ] as PersonalData['messages'],
    mails: [...queued, ...trashed.flatMap(({ mails }) => mails)].map(mailOf),
    activity: await auditEntriesOf(db, person, [...messageIds, ...trashed.map(({ row }) => row.id)]),
  }
}

const mailOf = ({ id, messageId, repliedMessageId, recipient, status, lastError, createdAt }: OutboxRow) => ({
  id,
  messageId: messageId ?? repliedMessageId ?? null,
  recipient,
  status,
  lastError,
  createdAt,
})

export interface Erased {
  messages: number
  mails: number
}

/** Maximum number of searches per erasure: records may move between inbox and trash concurrently. */
const MAX_SEARCHES = 10
/** Messages per transaction, so that other writers do not wait for long. */
const BATCH = 100

/**
 * Erases the messages of a person with their versions, and the emails about them and to the person; existing backups
 * contain them until they expire. Each batch is one transaction with its audit entry. An interrupted erasure is
 * completed by the next call.
 */
export async function erasePerson(
  {
    db,
    changes,
    stores,
    now,
    trash,
  }: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> & { trash: Pick<Trash, 'purge'> },
  person: Person,
  actor: Actor,
): Promise<Erased> {
  const done: Erased = { messages: 0, mails: 0 }
  for (let searches = 0; searches < MAX_SEARCHES; searches++) {
    const { messageIds, trashed, mailIds } = await findPersonalData(db, person)
    const steps: ((context: WriteContext) => Promise<unknown>)[] = [
      ...messageIds.map(
        (id) => (context: WriteContext) =>
          stores.of(messages).delete(context, id, { action: 'purge' }).catch(ignoreMissing),
      ),
      ...trashed.map(
        ({ row }) =>
          (context: WriteContext) =>
            trash.purge(context, { resource: MESSAGES, id: row.id }).catch(ignoreMissing),
      ),
      (context) => queryInBatches(mailIds, (ids) => context.db.deleteFrom('outbox').where('id', 'in', ids).execute()),
    ]
    const found = messageIds.length + trashed.length + mailIds.length
    // An erasure without results is audited too.
    if (found === 0 && searches > 0) break
    for (let i = 0; i < steps.length; i += BATCH)
      await inTransaction({ db, changes, now, actor }, async (context) => {
        for (const step of steps.slice(i, i + BATCH)) await step(context)
        await recordAudit(context, { actor, action: 'erase', resource: PERSONAL_DATA })
      })
    done.messages += messageIds.length + trashed.length
    done.mails += mailIds.length + trashed.flatMap(({ mails }) => mails).length
    if (found === 0) break
  }
  await truncateWal(db)
  return done
}

/** Times of erasures after a point in time, oldest first; the persons are not stored. */
export async function erasuresSince(db: Db, since: string): Promise<string[]> {
  const erasures = db
    .selectFrom(ACTIVITY)
    .select('at')
    .where('resource', '=', PERSONAL_DATA)
    .where('action', '=', 'erase')
  const rows = await erasures.where('at', '>', since).orderBy('id').execute()
  return rows.map(({ at }) => at)
}

interface PruneDeps extends Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> {
  trash: Pick<Trash, 'purge'>
}

/** Erases messages after their retention in days, including those in the trash: at startup, and every hour. */
export function pruneMessages({ db, changes, stores, trash, now }: PruneDeps, days: number): Job {
  const context = { db, changes, now, actor: SYSTEM }
  return everyHour('delete old messages', now, async (stopping) => {
    const oldest = new Date(now() - days * DAY).toISOString()
    const old = db.selectFrom(messages.name).select('id').where('createdAt', '<', oldest).orderBy('createdAt')
    const erase = async (ids: number[]) => {
      for (const id of ids)
        if (!stopping?.aborted) await stores.of(messages).delete(context, id, { action: 'purge' }).catch(ignoreMissing)
    }
    await inBatches(old, erase, stopping)
    if (stopping?.aborted) return
    const trashed = db.selectFrom('bin').select('recordId').where('resource', '=', MESSAGES).where('goneAt', 'is', null)
    // Another instance may have purged the message concurrently.
    for (const { recordId } of await trashed.where('madeAt', '<', oldest).execute()) {
      if (stopping?.aborted) return
      await trash.purge(context, { resource: MESSAGES, id: Number(recordId) }).catch(ignoreMissing)
    }
    await truncateWal(db)
  })
}
