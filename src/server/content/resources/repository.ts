import { isDeepStrictEqual } from 'node:util'
import { allowsApiKeys } from '../../../contract/api/keyAccess.ts'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { problems, validation } from '../../../contract/i18n/shared/messages.ts'
import { aliasesOf, type Fields, labelOf, placeFieldOf } from '../../../contract/schema/fields.ts'
import { pathNameOf, type Resource } from '../../../contract/schema/resource.ts'
import { initialOf, withGiven } from '../../../contract/schema/values.ts'
import { decodeRow, encodeRow } from '../../platform/db/columns.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inSavepoint, inTransaction } from '../../platform/db/transaction.ts'
import { orNotFound, Refused, refused } from '../../platform/http/problems.ts'
import type { ReadContext, Row, Values, WriteContext, WriteOptions } from './context.ts'
import { type ChangeEvent, type ResourceHooks, runAfterChange, visibilityOf } from './hooks.ts'
import { reorderRows } from './ordering.ts'
import { createReader } from './reader.ts'
import { countRows } from './readList.ts'
import { refuseUnknownIds } from './relations.ts'
import {
  englishOf,
  errorUnderAliases,
  formOf,
  inPresentSchema,
  promoteFirstItem,
  readAliases,
  storedTranslationOf,
  toggledFlagsOf,
  translationValuesOf,
  withEmptyTexts,
  withoutUndefined,
  withTranslationStates,
} from './representation.ts'
import {
  type ChildRows,
  deleteChildRows,
  deleteRow,
  findAndLockRow,
  findRow,
  insertRow,
  momentAfter,
  restoreChildRows,
  updateRow,
} from './rows.ts'
import { slugConflict, slugsOf } from './slugs.ts'

export type Repository = ReturnType<typeof createRepository>

/**
 * Reads and writes the rows of one resource. Each write is one transaction, and throws `Refused` (404, 409) if it is
 * not allowed:
 * 1. `write` reads and locks the row, which prevents concurrent writes, and checks the precondition, if the request
 *    has one (`preconditionOf` in routing.ts): this prevents lost updates.
 * 2. `valuesOf` computes the new values from the stored row and the input (aliases, hooks), and the slug.
 * 3. `save` updates the row, unless nothing changes.
 * 4. `changed` runs the `afterChange` hooks in the same transaction (references, versions, trash, audit log,
 *    webhooks, search index) and emits the change event after the commit.
 */
export function createRepository(resource: Resource, { hooks = {}, shared = {} }: ResourceHooks) {
  const { name: table, fields } = resource
  const reader = createReader(resource, { hooks, shared })
  const slugs = slugsOf(resource, hooks)
  const aliases = aliasesOf(resource)
  const path = pathNameOf(resource)
  const visibility = visibilityOf(resource, hooks)
  const place = placeFieldOf(resource)
  const afterChange = [...(shared.afterChange ?? []), ...(hooks.afterChange ? [hooks.afterChange] : [])]
  const ofAll = allowsApiKeys(resource) ? { before: true, after: true, path: resource.page ?? null } : undefined
  /**
   * The position in a manual order is not written with a row: it changes separately, without changing the row's
   * revision.
   */
  const writtenFields: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== place))

  type Change = Pick<ChangeEvent, 'action' | 'deleted' | 'visibility' | 'wasInTrash'> & { before?: Row; after?: Row }

  const changed = async (context: WriteContext, { before, after, ...change }: Change) => {
    const now = new Date(context.now()).toISOString()
    await runAfterChange(afterChange, context, {
      actor: context.actor,
      resource: path,
      id: (after ?? before)?.id ?? null,
      table,
      fields: writtenFields,
      at: after && after.updatedAt !== before?.updatedAt ? after.updatedAt : now,
      visibility: visibility(change.wasInTrash ? undefined : before, after),
      before,
      after,
      ...change,
    })
    await context.changes.emit(table)
  }

  /** Changes a stored row, which is locked until the transaction ends. */
  const write = async (
    context: WriteContext,
    id: number,
    { precondition }: WriteOptions,
    work: (context: WriteContext, row: Row) => Promise<Row>,
  ): Promise<Row> => {
    const written = await inTransaction(context, async (inner) => {
      const stored = orNotFound(await findAndLockRow(inner.db, resource, id))
      if (precondition && !precondition(stored.updatedAt)) throw new Refused(409, problems.stale)
      return work(inner, stored)
    })
    return reader.presentRecord(context, written)
  }

  /** Inserts a row; retries with another slug if a concurrent write took it (`attempt` returns undefined). */
  const insert = async (
    context: WriteContext,
    attempt: (context: WriteContext) => Promise<Row | undefined>,
  ): Promise<Row> => {
    for (;;) {
      const row = await inTransaction(context, attempt)
      if (row) return reader.presentRecord(context, row)
    }
  }

  /** Writes a row with these values. If they change nothing, returns the same row, without a write or hooks. */
  const save = async (context: WriteContext, row: Row, values: Values, action: ChangeEvent['action']): Promise<Row> => {
    const next = encodeRow(writtenFields, withGiven(fields, row, values))
    if (isDeepStrictEqual(next, encodeRow(writtenFields, row))) return row
    const updatedAt = momentAfter(row.updatedAt, context.now())
    const after = await updateRow(context.db, resource, row.id, { ...next, updatedAt })
    await changed(context, { action, before: row, after })
    return after
  }

  /** Saves values computed from a stored row, with its slug. */
  const saveWithSlug = async (
    context: WriteContext,
    id: number,
    options: WriteOptions,
    { valuesFor, action }: { valuesFor: (row: Row, now: Date) => Values; action: ChangeEvent['action'] },
  ): Promise<Row> => {
    for (;;) {
      let isSlugGiven = false
      try {
        return await inSavepoint(context.db, () =>
          write(context, id, options, async (inner, row) => {
            const now = new Date(inner.now())
            const values = valuesFor(row, now)
            if (action === 'update') await refuseUnknownIds(inner.db, fields, values, row)
            if (!slugs) return save(inner, row, values, action)
            isSlugGiven = slugs.isGiven(values, row)
            const slug = await slugs.slugFor(inner.db, values, row, now)
            const english = await englishSlug(inner.db, values, row)
            const after = await save(inner, row, { ...values, ...english, [slugs.field]: slug }, action)
            await slugs.updateHistory(inner.db, row, after, now)
            await slugs.english?.claim(inner.db, row, after, now)
            return after
          }),
        )
      } catch (error) {
        if (!slugs || !isUniqueViolation(error)) throw error
        if (isSlugGiven) throw slugConflict(slugs.field, validation.slugTaken)
      }
    }
  }

  /** The values to write, from a client's input. */
  const valuesOf = (input: Values, row: Row | undefined, now: Date): Values => {
    const given = withoutUndefined(readAliases(aliases, input, row))
    try {
      const checked = shared.beforeChange?.(fields, given, row) ?? given
      const prepared = promoteFirstItem(fields, withoutUndefined(hooks.prepare?.(checked, row, now) ?? checked), row)
      return withTranslationStates(fields, prepared, row)
    } catch (error) {
      throw errorUnderAliases(aliases, input, error)
    }
  }

  /** The English slug of a write of these values. */
  const englishSlug = async (db: Db, values: Values, row: Row | undefined): Promise<Values> => {
    const slug = await slugs?.english?.slugFor(db, withGiven(fields, row ?? {}, values), row)
    return slugs && slug ? { [SECOND_FIELD]: { ...englishOf(values), [slugs.field]: slug } } : {}
  }

  /** The initial values of a new row, for fields without a given value. */
  const initialValues = async (db: Db, given: Values): Promise<Values> => {
    const initial = Object.entries(fields).map(async ([name, field]) => [
      name,
      field.kind === 'order' && given[name] === undefined
        ? ((await countRows(db, { table, where: [] })) + 1) * field.step
        : initialOf(field),
    ])
    return Object.fromEntries(await Promise.all(initial))
  }

  return {
    ...reader,

    /** The stored row; undefined if there is none. */
    stored: ({ db }: ReadContext, id: number): Promise<Row | undefined> => findRow(db, resource, ['id', id]),

    /**
     * The row that a save of these values would store, except that required fields may be empty; nothing is written. The id
     * of a new row is 0. Throws `Refused`.
     */
    async preview(context: ReadContext, id: number | undefined, input: Values): Promise<Row> {
      const { db } = context
      const now = new Date(context.now())
      const before = id === undefined ? undefined : await findRow(db, resource, ['id', id])
      if (id !== undefined && !before) throw refused.notFound()
      const values = valuesOf(input, before, now)
      await refuseUnknownIds(db, fields, values, before)
      const slug = slugs && { [slugs.field]: await slugs.slugFor(db, values, before, now) }
      await slugs?.refuseTaken(db, values, before)
      const english = await englishSlug(db, values, before)
      const start = before ?? (await initialValues(db, values))
      const record = withEmptyTexts(fields, withGiven(fields, withGiven(fields, start, values), english))
      const stamps = before ?? { id: 0, createdAt: now.toISOString(), updatedAt: now.toISOString() }
      // As it would be read again.
      return decodeRow(fields, { ...stamps, ...encodeRow(fields, { ...record, ...slug }) }) as Row
    },

    /** Stores a new row; a missing slug is generated from the title, and made unique. */
    async create(context: WriteContext, input: Values): Promise<Row> {
      const values = valuesOf(input, undefined, new Date(context.now()))
      await refuseUnknownIds(context.db, fields, values)
      const record = withGiven(fields, await initialValues(context.db, values), values)
      return insert(context, async (inner) => {
        const now = new Date(inner.now())
        const slug = slugs && { [slugs.field]: await slugs.slugFor(inner.db, values, undefined, now) }
        const english = await englishSlug(inner.db, values, undefined)
        const createdAt = now.toISOString()
        const encoded = encodeRow(fields, { ...withGiven(fields, record, english), ...slug, createdAt })
        const after = await insertRow(inner.db, resource, { ...encoded, createdAt, updatedAt: createdAt })
        if (!after && slugs?.isGiven(values)) throw slugConflict(slugs.field, validation.slugTaken)
        if (!after) return undefined
        await slugs?.updateHistory(inner.db, undefined, after, now)
        await slugs?.english?.claim(inner.db, undefined, after, now)
        await changed(inner, { action: 'create', after })
        return after
      })
    },

    /** Changes the fields that are given. */
    update: (context: WriteContext, id: number, input: Values, options: WriteOptions = {}): Promise<Row> =>
      saveWithSlug(context, id, options, {
        valuesFor: (row, now) => valuesOf(input, row, now),
        action: 'update',
      }),

    /** Restores a version of a row, in all fields that people can change; its position in lists stays. */
    restoreVersion: (context: WriteContext, id: number, version: Values, options: WriteOptions = {}): Promise<Row> =>
      saveWithSlug(context, id, options, {
        valuesFor: (row, now) => ({
          ...valuesOf(formOf(resource, version), row, now),
          ...toggledFlagsOf(resource, version),
          ...(version.translation ? translationValuesOf(fields, storedTranslationOf(version)) : {}),
          ...hooks.restoredVersion?.(version, row, now),
        }),
        action: 'restore',
      }),

    /** Sets a flag, or flips it if no value is given. */
    toggle: (context: WriteContext, id: number, flag: string, value?: boolean, options: WriteOptions = {}) =>
      write(context, id, options, (inner, row) => save(inner, row, { [flag]: value ?? !row[flag] }, 'update')),

    /**
     * Places these rows first; `was`, if given, must be the present order. Throws `Refused` if that is not possible.
     * Hooks are called once for the new order, not for each row.
     */
    async reorder(context: WriteContext, ids: readonly number[], was?: readonly number[]): Promise<void> {
      await inTransaction(context, async (inner) => {
        if (!(await reorderRows(inner.db, resource, ids, was))) return
        await changed(inner, { action: 'reorder', visibility: ofAll })
      })
    },

    /** Deletes a row: to the trash, or permanently (`purge`). */
    delete: (
      context: WriteContext,
      id: number,
      { action = 'delete', ...options }: WriteOptions & { action?: 'delete' | 'purge' } = {},
    ): Promise<Row> =>
      write(context, id, options, async (inner, row) => {
        const { db } = inner
        await hooks.beforeDelete?.(row, db)
        const rows = await deleteChildRows(db, hooks.childRows?.(row) ?? [])
        const deleted = await deleteRow(db, resource, id)
        const englishSlugs = await slugs?.english?.deleteAll(db, id)
        const children: ChildRows = {
          slugs: (await slugs?.deleteHistory(db, id)) ?? [],
          ...(englishSlugs?.length && { englishSlugs }),
          rows,
        }
        await changed(inner, { action, before: row, deleted: { title: labelOf(row, resource), children } })
        return deleted
      }),

    /**
     * Stores a deleted row again under its id, with its child rows, without its position in a manual order; if its slug
     * is taken, it gets a similar one. `otherwise` holds values that differ from those of the deleted row. Throws
     * `Refused` if it cannot be restored.
     */
    async restore(context: WriteContext, deleted: Row, children: ChildRows, otherwise: Values = {}): Promise<Row> {
      const before = inPresentSchema(fields, deleted)
      return insert(context, async (inner) => {
        const { db } = inner
        await hooks.beforeRestore?.(before, db)
        if (await findRow(db, resource, ['id', before.id])) throw new Refused(409, problems.stale)
        const slug = await slugs?.freeAgain(db, before)
        const englishSlug = slugs?.english && (await slugs.english.freeAgain(db, before))
        const english =
          englishSlug && slugs ? { [SECOND_FIELD]: { ...englishOf(before), [slugs.field]: englishSlug } } : {}
        const hasOtherEnglishSlug = Boolean(englishSlug && slugs && englishSlug !== englishOf(before)[slugs.field])
        const isChanged = slug !== slugs?.slugOf(before) || hasOtherEnglishSlug || Object.keys(otherwise).length > 0
        const restored = {
          ...before,
          ...otherwise,
          ...english,
          ...(slugs && { [slugs.field]: slug }),
          ...(place && { [place]: null }),
        }
        const after = await insertRow(db, resource, {
          id: before.id,
          ...encodeRow(fields, restored),
          createdAt: before.createdAt,
          updatedAt: isChanged ? momentAfter(before.updatedAt, inner.now()) : before.updatedAt,
        })
        if (!after) return undefined
        await slugs?.updateHistory(db, undefined, after, new Date(inner.now()))
        await slugs?.restoreHistory(db, children.slugs, after.id)
        await slugs?.english?.claim(db, undefined, after, new Date(inner.now()))
        await slugs?.english?.restore(db, children.englishSlugs ?? [], after.id)
        await restoreChildRows(db, children)
        await hooks.afterRestore?.(after, inner)
        await changed(inner, { action: 'restore', before, wasInTrash: true, after })
        return after
      })
    },
  }
}
