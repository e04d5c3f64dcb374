import { freeSlug, wantedSlug } from '../../../contract/domain/turkish.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import type { SlugField } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { Row, Values } from './context.ts'
import type { Hooks } from './hooks.ts'
import { slugsAmong, slugsLike } from './rows.ts'

/** The slug history: each former slug refers to a record and not to a slug, so that there are no redirect chains. */
const HISTORY = 'slugRedirects'

export type Slugs = NonNullable<ReturnType<typeof slugsOf>>

/**
 * Slugs of a resource: derived from the title until visitors could see a record; afterwards changed only explicitly,
 * and always with a redirect. Undefined for a resource without slugs.
 */
export function slugsOf(resource: Resource, { wasSeen = () => true }: Hooks) {
  const { name, fields } = resource
  const field = slugFieldOf({ fields })
  if (!field) return undefined
  // `slugFieldOf` returns fields of this type.
  const { from, reserved = [] } = fields[field] as SlugField
  const slugOf = (row: Values) => String(row[field] ?? '')
  const titleOf = (row: Values) => String(row[from] ?? '')

  /** A free slug for a base; the record's own slug counts as free. */
  const freeFor = async (db: Db, base: string, own?: string) => {
    const taken = new Set([...(await slugsLike(db, resource, field, base)), ...reserved])
    if (own) taken.delete(own)
    return freeSlug(base, taken)
  }

  /** Adds a redirect from the former slug of a record that visitors could see. */
  const addRedirect = (db: Db, slug: string, recordId: number) =>
    db
      .insertInto(HISTORY)
      .values({ resource: name, slug, recordId })
      .onConflict((conflict) => conflict.columns(['resource', 'slug']).doUpdateSet({ recordId }))
      .execute()

  return {
    field,
    slugOf,

    /** Whether the input contains a slug other than the stored one. */
    isGiven: (values: Values, stored?: Row) => Boolean(values[field]) && values[field] !== stored?.[field],

    /** The slug of a row for a write of these values. Throws `Refused` (409) if a reserved one is given. */
    async slugFor(db: Db, values: Values, stored: Row | undefined, now: Date): Promise<string> {
      const title = from in values || !stored ? titleOf(values) : titleOf(stored)
      const named = stored && { slug: slugOf(stored), title: titleOf(stored), wasSeen: wasSeen(stored, now) }
      const wanted = wantedSlug({ slug: slugOf(values), title }, named)
      if ('base' in wanted) return freeFor(db, wanted.base, named?.slug)
      if (reserved.includes(wanted.settled) && wanted.settled !== named?.slug)
        throw slugConflict(field, validation.slugOfSite)
      return wanted.settled
    },

    /** Updates the slug history after a row is written. */
    async updateHistory(db: Db, before: Row | undefined, after: Row, now: Date): Promise<void> {
      if (before && slugOf(before) === slugOf(after)) return
      if (before && wasSeen(before, now)) await addRedirect(db, slugOf(before), before.id)
      await db.deleteFrom(HISTORY).where('resource', '=', name).where('slug', '=', slugOf(after)).execute()
    },

    /** The id of the record that previously had this slug. */
    async formerOwner(db: Db, slug: string): Promise<number | undefined> {
      const found = db.selectFrom(HISTORY).select('recordId').where('resource', '=', name).where('slug', '=', slug)
      return (await found.executeTakeFirst())?.recordId
    },

    async deleteHistory(db: Db, recordId: number): Promise<string[]> {
      const deleted = db.deleteFrom(HISTORY).where('resource', '=', name).where('recordId', '=', recordId)
      return (await deleted.returning('slug').execute()).map(({ slug }) => slug)
    },

    /** The slug of a restored row; if it is taken, a similar free one. */
    freeAgain: (db: Db, row: Row) => freeFor(db, slugOf(row)),

    /** Restores the slug history of a record, without slugs that are in use or redirect to another record. */
    async restoreHistory(db: Db, slugs: readonly string[], recordId: number): Promise<void> {
      if (!slugs.length) return
      const taken = new Set(await slugsAmong(db, resource, field, slugs))
      const free = slugs.filter((slug) => !taken.has(slug))
      if (!free.length) return
      await db
        .insertInto(HISTORY)
        .values(free.map((slug) => ({ resource: name, slug, recordId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}

/** The error response to a slug that a record may not get. */
export const slugConflict = (field: string, text: string) => new Refused(409, text, { errors: { [field]: [text] } })
