import { freeSlug, wantedSlug } from '../../../contract/domain/slugs.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import type { SlugField } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { AnyDb } from '../../platform/db/tables.ts'
import type { Row, Values } from './row.ts'
import type { Rules } from './rules.ts'
import { slugRedirects } from './slugRedirects.ts'

export type Addresses = ReturnType<typeof addressesOf>

/**
 * How the rows of a resource get, change and leave their addresses: from their title until visitors could see them, then
 * only on purpose, and never without a redirect. Undefined for a resource without slugs.
 */
export function addressesOf({ name, fields }: Resource, { wasSeen = () => true }: Rules) {
  const field = slugFieldOf({ fields })
  if (!field) return undefined
  const { from } = fields[field] as SlugField
  const redirects = slugRedirects(name)
  const slugOf = (row: Values) => String(row[field] ?? '')
  const titleOf = (row: Values) => String(row[from] ?? '')

  /** A free slug for a base, beside the one that the row itself has. */
  const freeFor = async (db: AnyDb, base: string, own?: string) => {
    // The base, and all that begins with it and a hyphen: a range, so that the index finds it on both databases.
    const rows = await db
      .selectFrom(name)
      .select(field)
      .where((eb) => eb.or([eb(field, '=', base), eb.and([eb(field, '>=', `${base}-`), eb(field, '<', `${base}.`)])]))
      .execute()
    const taken = new Set(rows.map(slugOf))
    if (own) taken.delete(own)
    return freeSlug(base, taken)
  }

  return {
    field,

    isChosen: (values: Values, stored?: Row) => Boolean(values[field]) && values[field] !== stored?.[field],

    /** The slug of a row that is about to be written with these values. */
    async slugFor(db: AnyDb, values: Values, stored: Row | undefined, now: Date): Promise<string> {
      const title = from in values || !stored ? titleOf(values) : titleOf(stored)
      const named = stored && { slug: slugOf(stored), title: titleOf(stored), wasSeen: wasSeen(stored, now) }
      const wanted = wantedSlug({ slug: slugOf(values), title }, named)
      return 'base' in wanted ? freeFor(db, wanted.base, named?.slug) : wanted.settled
    },

    /** Leaves a redirect where a row that visitors could see has moved, and takes away the one that led elsewhere. */
    async settle(db: AnyDb, before: Row | undefined, after: Row, now: Date): Promise<void> {
      if (before && slugOf(before) === slugOf(after)) return
      if (before && wasSeen(before, now)) await redirects.leave(db, slugOf(before), before.id)
      await redirects.take(db, slugOf(after))
    },

    /** The id of the row that was found at a slug before. */
    formerly: (db: AnyDb, slug: string) => redirects.find(db, slug),

    forget: (db: AnyDb, id: number) => redirects.forget(db, id),

    /** The slug that a row had, or where that is taken by now a free one like it. */
    freeAgain: (db: AnyDb, row: Row) => freeFor(db, slugOf(row)),

    /** Has former slugs of a row lead to it again, but for those that other rows have by now. */
    async giveBack(db: AnyDb, slugs: readonly string[], id: number): Promise<void> {
      if (!slugs.length) return
      const taken = await db.selectFrom(name).select(field).where(field, 'in', slugs).execute()
      const free = slugs.filter((slug) => !taken.some((row) => slugOf(row) === slug))
      await redirects.giveBack(db, free, id)
    },
  }
}
