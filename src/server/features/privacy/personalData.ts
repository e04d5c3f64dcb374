import type { PersonalData } from '../../../contract/api/administration.ts'
import { PERSONAL_DATA } from '../../../contract/api/endpoints.ts'
import { DAY } from '../../../contract/domain/zones.ts'
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

/** Everything that is kept about a person, what is in the bin too. */
export async function exportPerson(
  context: Pick<ContentServices, 'db' | 'stores' | 'now'>,
  person: Person,
  actor: Actor,
): Promise<PersonalData> {
  const { db, stores, now } = context
  await recordAudit(db, { actor, action: 'export', resource: PERSONAL_DATA, at: new Date(now()) })
  const { sent, binned, mails } = await findPersonalData(db, person)
  const store = stores.of(messages)
  const read = await queryInBatches(sent, (ids) => Promise.all(ids.map((id) => store.read(context, id))))
  const deleted = await store.present(
    context,
    binned.map(({ row }) => row),
    ADMINISTRATOR,
  )
  const queued = await queryInBatches(mails, (ids) =>
    db.selectFrom('outbox').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  )
  const told = (rows: object[], isInBin: boolean) => rows.map((row) => ({ ...row, isInBin }))
  return {
    messages: [
      ...told(
        read.filter((row) => row !== undefined),
        false,
      ),
      ...told(deleted, true),
    ] as PersonalData['messages'],
    mails: [...queued, ...binned.flatMap((each) => each.mails)].map(mailOf),
    activity: await auditEntriesOf(db, person, [...sent, ...binned.map(({ row }) => row.id)]),
  }
}

const mailOf = ({ id, messageId, recipient, status, lastError, createdAt }: OutboxRow) => ({
  id,
  messageId,
  recipient,
  status,
  lastError,
  createdAt,
})

/** How much was erased. */
export interface Erased {
  messages: number
  mails: number
}

/** So often is looked again for what somebody moves meanwhile. */
const MOST_LOOKS = 10
/** Messages that go in one transaction, so that nobody waits long for the database meanwhile. */
const AT_ONCE = 100

/**
 * Erases everything that is kept about a person; backups have it until they expire. What goes together is written down with it, in one
 * transaction: each message whole, with its versions and its mails. What is cut off is found by the next call, and what somebody
 * moves meanwhile by the next look.
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
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { sent, binned, mails } = await findPersonalData(db, person)
    const steps: ((context: WriteContext) => Promise<unknown>)[] = [
      ...sent.map((id) => (context: WriteContext) => stores.of(messages).delete(context, id, { action: 'purge' })),
      ...binned.map(
        ({ row }) =>
          (context: WriteContext) =>
            trash.purge(context, { resource: MESSAGES, id: row.id }).catch(ignoreMissing),
      ),
      (context) => queryInBatches(mails, (ids) => context.db.deleteFrom('outbox').where('id', 'in', ids).execute()),
    ]
    const found = sent.length + binned.length + mails.length
    // That nothing was found is written down too.
    if (found === 0 && looks > 0) break
    for (let i = 0; i < steps.length; i += AT_ONCE)
      await inTransaction({ db, changes, now, actor }, async (context) => {
        for (const step of steps.slice(i, i + AT_ONCE)) await step(context)
        await recordAudit(context.db, { actor, action: 'erase', resource: PERSONAL_DATA, at: new Date(now()) })
      })
    done.messages += sent.length + binned.length
    done.mails += mails.length + binned.flatMap((each) => each.mails).length
    if (found === 0) break
  }
  await truncateWal(db)
  return done
}

/** When personal data were erased since a moment, oldest first; nobody knows any more whose. */
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

/** Erases messages once they have been kept for so many days, those in the bin too: at the start, and every hour. */
export function pruneMessages({ db, changes, stores, trash, now }: PruneDeps, days: number): Job {
  const context = { db, changes, now, actor: SYSTEM }
  return {
    name: 'forget old messages',
    tables: [],
    run: everyHour(now, async (stopping) => {
      const oldest = new Date(now() - days * DAY).toISOString()
      const old = db.selectFrom(messages.name).select('id').where('createdAt', '<', oldest).orderBy('createdAt')
      const erase = async (ids: number[]) => {
        for (const id of ids) if (!stopping?.aborted) await stores.of(messages).delete(context, id, { action: 'purge' })
      }
      await inBatches(old, erase, stopping)
      if (stopping?.aborted) return
      const binned = db
        .selectFrom('bin')
        .select('recordId')
        .where('resource', '=', MESSAGES)
        .where('goneAt', 'is', null)
      // Another instance may be quicker.
      for (const { recordId } of await binned.where('madeAt', '<', oldest).execute()) {
        if (stopping?.aborted) return
        await trash.purge(context, { resource: MESSAGES, id: Number(recordId) }).catch(ignoreMissing)
      }
      await truncateWal(db)
    }),
  }
}
