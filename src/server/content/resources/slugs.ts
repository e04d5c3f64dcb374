import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { freeSlug, slugBaseOf, wantedSlug } from '../../../contract/domain/turkish.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import type { SlugField } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { Row, Values } from './context.ts'
import type { Hooks } from './hooks.ts'
import { englishOf, isTranslatedResource, storedTranslationOf } from './representation.ts'
import { findRow, slugsAmong, slugsLike } from './rows.ts'

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

  const english = isTranslatedResource(resource) ? englishSlugsOf(resource, field, wasSeen) : undefined

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

    /** Throws `Refused` (409) if given slugs, in either language, are those of another record. */
    async refuseTaken(db: Db, values: Values, stored: Row | undefined): Promise<void> {
      const given = slugOf(values)
      if (given && given !== stored?.[field] && (await slugsAmong(db, resource, field, [given])).length > 0)
        throw slugConflict(field, validation.slugTaken)
      await english?.refuseTaken(db, values, stored)
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

    /** English slugs; undefined if the resource has none. */
    english,

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

/**
 * Name under which `slugRedirects` has the English slugs of a resource's records, present and former: `products/en`. Its
 * key keeps them unique.
 */
export const englishSlugsName = ({ name }: Pick<Resource, 'name'>): string => `${name}/${SECOND_FIELD}`

/** English slugs of a resource; the present one is also the record's `en.slug`. */
function englishSlugsOf(resource: Resource, field: string, wasSeen: NonNullable<Hooks['wasSeen']>) {
  const { from, secondReserved: reserved = [] } = resource.fields[field] as SlugField
  const name = englishSlugsName(resource)
  const slugOf = (row: Values) => String(englishOf(row)[field] ?? '')
  const titleOf = (row: Values) => String(englishOf(row)[from] ?? '')

  const freeFor = async (db: Db, base: string) => {
    const taken = await db
      .selectFrom(HISTORY)
      .select('slug')
      .where('resource', '=', name)
      .where((eb) =>
        eb.or([eb('slug', '=', base), eb.and([eb('slug', '>=', `${base}-`), eb('slug', '<', `${base}.`)])]),
      )
      .execute()
    return freeSlug(base, new Set([...taken.map(({ slug }) => slug), ...reserved]))
  }

  const ownerOf = async (db: Db, slug: string): Promise<number | undefined> => {
    const found = db.selectFrom(HISTORY).select('recordId').where('resource', '=', name).where('slug', '=', slug)
    return (await found.executeTakeFirst())?.recordId
  }

  const conflict = (text: string) => slugConflict(`${SECOND_FIELD}.${field}`, text)

  /** Throws `Refused` (409) if a slug is the present one of a record other than this. */
  const refuseOwned = async (db: Db, slug: string, owner: number | undefined, id?: number) => {
    const row = owner === undefined || owner === id ? undefined : await findRow(db, resource, ['id', owner])
    if (row && slugOf(row) === slug) throw conflict(validation.slugTaken)
  }

  return {
    ownerOf,

    async refuseTaken(db: Db, values: Values, stored: Row | undefined): Promise<void> {
      const given = slugOf(values)
      if (given && given !== (stored && slugOf(stored)))
        await refuseOwned(db, given, await ownerOf(db, given), stored?.id)
    },

    /**
     * The English slug of a row: the given one, else the stored one, else one made of the English title; none without an
     * English title. Throws `Refused` (409) if a reserved one is given.
     */
    async slugFor(db: Db, after: Values, stored: Row | undefined): Promise<string> {
      const [given, own] = [slugOf(after), stored ? slugOf(stored) : '']
      if (given && given !== own && reserved.includes(given)) throw conflict(validation.slugOfSite)
      if (given) return given
      if (own) return own
      const isSame = storedTranslationOf(after)[from]?.state === 'same'
      const title = titleOf(after) || (isSame ? String(after[from] ?? '') : '')
      return title ? freeFor(db, slugBaseOf(title)) : ''
    },

    /**
     * Reserves the English slug of a written row. A former one stays, and redirects, if visitors could see the record in
     * English. Throws `Refused` (409) if the slug is that of another record.
     */
    async claim(db: Db, before: Row | undefined, after: Row, now: Date): Promise<void> {
      const [old, slug] = [before ? slugOf(before) : '', slugOf(after)]
      if (old === slug) return
      if (slug) {
        const inserted = await db
          .insertInto(HISTORY)
          .values({ resource: name, slug, recordId: after.id })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (!inserted.numInsertedOrUpdatedRows) await takeOver(db, slug, after.id)
      }
      if (before && old && !(before.isInEnglish && wasSeen(before, now)))
        await db.deleteFrom(HISTORY).where('resource', '=', name).where('slug', '=', old).execute()
    },

    async deleteAll(db: Db, recordId: number): Promise<string[]> {
      const deleted = db.deleteFrom(HISTORY).where('resource', '=', name).where('recordId', '=', recordId)
      return (await deleted.returning('slug').execute()).map(({ slug }) => slug)
    },

    /** The English slug of a restored row; if it is taken, a similar free one. */
    async freeAgain(db: Db, row: Row): Promise<string> {
      const slug = slugOf(row)
      return slug && freeFor(db, slug)
    },

    /** Restores the former English slugs that nobody else has since. */
    async restore(db: Db, slugs: readonly string[], recordId: number): Promise<void> {
      if (slugs.length > 0)
        await db
          .insertInto(HISTORY)
          .values(slugs.map((slug) => ({ resource: name, slug, recordId })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },
  }

  /** Takes a slug over from a record whose former one it is. */
  async function takeOver(db: Db, slug: string, recordId: number): Promise<void> {
    await refuseOwned(db, slug, await ownerOf(db, slug), recordId)
    await db.updateTable(HISTORY).set({ recordId }).where('resource', '=', name).where('slug', '=', slug).execute()
  }
}
