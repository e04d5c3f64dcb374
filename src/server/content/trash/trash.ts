import { type Selectable, type SqlBool, sql } from 'kysely'
import { type DeletedRecord, TRASH_DAYS } from '../../../contract/api/administration.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { inTransaction, SYSTEM } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { BaseContext, Row, WriteContext } from '../resources/context.ts'
import { type ChangeHandler, runAfterChange } from '../resources/hooks.ts'
import { columnsNamed, type ListedTable, listOfTable } from '../resources/listOfTable.ts'
import { type Listed, readList } from '../resources/readList.ts'
import type { ChildRows } from '../resources/rows.ts'
import type { Stores } from '../stores.ts'

/** The table, the API and its types use the trash's original name, `bin`. */
export const TRASH_TABLE = 'bin'

/** Moves a deleted record to the trash, with its child rows. */
export const moveToTrash: ChangeHandler = async ({ db }, { action, resource, id, actor, at, before, deleted }) => {
  if (action !== 'delete' || !deleted) return
  const { title, children } = deleted
  await db
    .insertInto(TRASH_TABLE)
    .values({
      resource,
      recordId: String(id),
      deletedAt: at,
      madeAt: String(before?.createdAt),
      by: actor.by,
      title,
      data: dataOf(before, children),
    })
    .execute()
}

const restorableCondition = sql<SqlBool>`${sql.ref('goneAt')} is null`

const listed: ListedTable<DeletedRecord> = {
  table: TRASH_TABLE,
  columns: {
    // Ids are stored as text. Ids of purged files may be other texts: they are not listed, but PostgreSQL might cast
    // them first.
    id: sql`case when ${restorableCondition} then cast(${sql.ref('recordId')} as bigint) end`,
    ...columnsNamed('resource', 'title', 'deletedAt', 'by'),
    until: sql.ref('deletedAt'),
  },
  searched: ['title', 'by'],
  words: ['title', 'by'],
  optional: { by: '' },
  order: ['deletedAt', 'DESC'],
  // The columns above are those of an entry.
  decode: (row) => ({ ...(row as DeletedRecord), id: Number(row.id), until: untilOf(String(row.deletedAt)) }),
}

/** The trash, latest deletion first by default. */
export const listTrash = (db: Db, query: ListQuery): Promise<Listed<DeletedRecord>> =>
  readList(db, listOfTable(dialectOf(db), listed, query, [restorableCondition]))

/** An entry in API responses. */
const shown = ({ resource, recordId, title, deletedAt, by }: TrashEntry): DeletedRecord => ({
  resource,
  id: Number(recordId),
  title,
  deletedAt,
  by,
  until: untilOf(deletedAt),
})

const untilOf = (deletedAt: string) => new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY).toISOString()

export type Trash = ReturnType<typeof createTrash>

/** The trash (soft delete): deleted records, until they are restored or purged. */
export function createTrash({ byPath, shared }: Pick<Stores, 'byPath' | 'shared'>) {
  const repositoryOf = ({ resource }: RecordName) => orNotFound(byPath.get(resource))

  /** Deletes a record permanently, with its versions, and returns it. Throws `Refused` if it is not in the trash. */
  const purge = (context: WriteContext, name: RecordName): Promise<DeletedRecord> => {
    const { fields, name: table } = repositoryOf(name).resource
    return inTransaction(context, async (inner) => {
      const entry = orNotFound(await takeEntry(inner.db, name))
      await runAfterChange(shared.afterChange, inner, {
        ...name,
        action: 'purge',
        actor: inner.actor,
        at: new Date(inner.now()).toISOString(),
        table,
        fields,
        before: contentOf(entry).row,
        wasInTrash: true,
      })
      return shown(entry)
    })
  }

  return {
    /** Restores a record under its id. Throws `Refused` if it is not in the trash, or cannot be restored. */
    restore: (context: WriteContext, name: RecordName): Promise<Row> => {
      const { resource, hooks, restore } = repositoryOf(name)
      return inTransaction(context, async (inner) => {
        const entry = orNotFound(await takeEntry(inner.db, name))
        const { row, children } = contentOf(entry)
        // References to pictures may have changed; the result is still a whole row.
        const restorable = (await shared.beforeRestore(inner, resource.fields, row)) as Row
        const deletedAt = new Date(entry.deletedAt)
        const otherwise = hooks.restoredFromTrash?.(restorable, deletedAt, new Date(inner.now()))
        return restore(inner, restorable, children, otherwise)
      })
    },

    purge,

    /** Purges expired entries, until shutdown. */
    async empty(base: BaseContext, stopping?: AbortSignal): Promise<void> {
      const { db, now } = base
      // Left by an earlier version, which marked purged entries until their files were removed.
      await db.deleteFrom(TRASH_TABLE).where('goneAt', 'is not', null).execute()
      const overdue = db
        .selectFrom(TRASH_TABLE)
        .select(['resource', 'recordId'])
        .where('deletedAt', '<', retentionStart(now()))
      for (const { resource, recordId } of await overdue.where('goneAt', 'is', null).execute())
        if (byPath.has(resource) && !stopping?.aborted)
          await purge({ ...base, actor: SYSTEM }, { resource, id: Number(recordId) }).catch(ignoreMissing)
    },
  }
}

/** Ignores the error of a purge that another instance did first. */
export function ignoreMissing(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error
}

/** Purges expired entries, every hour. */
export const emptyTrash = (trash: Pick<Trash, 'empty'>, context: BaseContext): Job =>
  everyHour('purge trash', context.now, (stopping) => trash.empty(context, stopping))

export type TrashEntry = Selectable<Tables[typeof TRASH_TABLE]>

/** A record by its resource name in API paths and its id. */
export interface RecordName {
  resource: string
  id: number
}

/**
 * Removes an entry and returns it; only one of several callers gets it. Entries with `goneAt` were purged by an earlier
 * version, which removed files afterwards.
 */
export const takeEntry = (db: Db, { resource, id }: RecordName): Promise<TrashEntry | undefined> =>
  db
    .deleteFrom(TRASH_TABLE)
    .where('resource', '=', resource)
    .where('recordId', '=', String(id))
    .where('goneAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Entries per query: each is a whole record. */
const PAGE = 100

/** The entries of a resource that can be restored, oldest first, read as they are consumed. */
export async function* entriesOf(db: Db, resource: string): AsyncGenerator<TrashEntry> {
  const entries = db
    .selectFrom(TRASH_TABLE)
    .selectAll()
    .where('resource', '=', resource)
    .where('goneAt', 'is', null)
    .orderBy('id')
    .limit(PAGE)
  for (let last = 0, rows: TrashEntry[] = []; ; last = rows.at(-1)!.id) {
    rows = await entries.where('id', '>', last).execute()
    yield* rows
    if (rows.length < PAGE) return
  }
}

/** The deleted record of an entry, with its child rows. */
export function contentOf({ data }: Pick<TrashEntry, 'data'>): { row: Row; children: ChildRows } {
  const { row, belongings } = JSON.parse(data)
  return { row, children: belongings }
}

/** The `data` of an entry: the row, and its child rows under their stored name `belongings`. */
export const dataOf = (row: unknown, children: ChildRows): string => JSON.stringify({ row, belongings: children })

/** Time of deletion before which entries are due to be purged. */
export const retentionStart = (now: number): string => new Date(now - TRASH_DAYS * DAY).toISOString()
