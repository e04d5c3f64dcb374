import { isDeepStrictEqual } from 'node:util'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import { type BringBack, noteUses } from '../../features/media/library/pictureUses.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Actor } from '../../platform/events/actor.ts'
import type { Changes } from '../../platform/events/changes.ts'
import { leaveTraces } from '../resources/leaveTraces.ts'
import type { Values } from '../resources/row.ts'
import { momentAfter } from '../resources/rules.ts'
import type { Deed } from '../resources/trace.ts'
import {
  type Content,
  createSingletonReader,
  type Declared,
  decodeContent,
  type SingletonRules,
  TABLE,
} from './singletonReader.ts'

/** Whether a writer still means what is stored, which may be nothing yet. */
export type ContentGuard = (stored: Content | undefined) => boolean

export type SingletonStore = ReturnType<typeof createSingletonStore>

interface Ground {
  actor: Actor
  changes: Pick<Changes, 'emit'>
  /** Of the pictures that it comes to show. */
  bringBack?: BringBack
  rules?: SingletonRules
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Reads and writes one singleton, as JSON under its key. */
export function createSingletonStore(
  db: Db,
  declared: Declared,
  { actor, changes, bringBack, rules = {}, now = Date.now }: Ground,
) {
  const { key, fields } = declared
  const { prepare, encoded, ...reader } = createSingletonReader(db, declared, { rules })
  const { read } = reader
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

  /** When it was written; undefined when somebody else has written in between. */
  const put = async (db: Db, values: Values, stored: Content | undefined): Promise<string | undefined> => {
    const data = JSON.stringify(values)
    const at = stored ? momentAfter(stored.updatedAt, now()) : new Date(now()).toISOString()
    if (!stored) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto(TABLE)
        .values({ key, data, updatedAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) > 0 ? at : undefined
    }
    const { numUpdatedRows } = await db
      .updateTable(TABLE)
      .set({ data, updatedAt: at })
      .where('key', '=', key)
      .where('updatedAt', '=', stored.updatedAt)
      .executeTakeFirst()
    return numUpdatedRows > 0 ? at : undefined
  }

  const trace = (db: Db, deed: Pick<Deed, 'action' | 'at' | 'before' | 'after'>) =>
    leaveTraces(db, {
      ...deed,
      actor,
      resource: SINGLETONS_PATH,
      id: key,
      table: TABLE,
      fields,
      inForce: declared.start,
      shown: { before: true, after: true, path: declared.page ?? null },
    })

  return {
    ...reader,

    /**
     * Stores the fields that are given beside those that are there, where that changes anything. Undefined when the guard finds it stale; throws
     * `Refused` when a field that must be there is in neither.
     */
    async write(given: Values, guard: ContentGuard = () => true, action?: 'restore'): Promise<Content | undefined> {
      for (;;) {
        const stored = await read()
        if (!guard(stored)) return undefined
        const data = prepare(given, stored, action === 'restore')
        if (stored && isDeepStrictEqual(data, encoded(stored))) return stored
        const written = await inTransaction({ db, changes }, async (ground) => {
          const at = await put(ground.db, data, stored)
          if (!at) return undefined
          const after = { ...decodeContent(fields, JSON.parse(JSON.stringify(data))), updatedAt: at }
          await noteUses({ ...ground, bringBack }, { resource: TABLE, id: key }, stored, after)
          await trace(ground.db, { action: action ?? (stored ? 'update' : 'create'), at, before: stored, after })
          await ground.changes.emit(TABLE)
          return after
        })
        if (written) return written
      }
    },

    /**
     * Makes it one that was not entered yet: what it starts with is in force again. False when there is nothing, or the guard
     * finds it stale. `purge` forgets also what it said before.
     */
    async remove(guard: (stored: Content) => boolean = () => true, action: 'delete' | 'purge' = 'delete') {
      const stored = await read()
      if (!stored || !guard(stored)) return false
      return inTransaction({ db, changes }, async (ground) => {
        const { numDeletedRows } = await ground.db
          .deleteFrom(TABLE)
          .where('key', '=', key)
          .where('updatedAt', '=', stored.updatedAt)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        const at = new Date(now()).toISOString()
        await noteUses(ground, { resource: TABLE, id: key }, stored, undefined)
        const after = action === 'delete' ? { ...nothing, ...declared.start, updatedAt: at } : undefined
        await trace(ground.db, { action, at, before: stored, after })
        await ground.changes.emit(TABLE)
        return true
      })
    },
  }
}
