import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { FieldErrors } from '../../../contract/problem.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import { type Fields, writtenFieldsOf } from '../../../contract/schema/fields.ts'
import { pathNameOf, type Resource } from '../../../contract/schema/resource.ts'
import type { Values, WriteContext } from '../../content/resources/context.ts'
import type { ChangeHandler, SharedHooks } from '../../content/resources/hooks.ts'
import { promoteFirstItem } from '../../content/resources/representation.ts'
import { SINGLETONS } from '../../content/singletons/singletonRepository.ts'
import type { RecordName } from '../../content/trash/trash.ts'
import { refused } from '../../platform/http/problems.ts'
import { hashesIn } from '../../platform/storage/fileNames.ts'
import { descriptionsOf } from './imageFacts.ts'
import { picturesInLibrary, picturesInTrash } from './pictures.ts'
import { withReplacements } from './replacePicture.ts'

interface MediaHookDeps {
  resources: readonly Resource[]
  /** Canonical origin of this site, without a trailing slash. */
  origin: string
  restoreFromTrash: (context: WriteContext, record: RecordName) => Promise<unknown>
}

/** Hooks of all resources and singletons with pictures: validate, track, describe and restore their images. */
export const pictureReferenceHooks = ({ resources, origin, restoreFromTrash }: MediaHookDeps): SharedHooks => ({
  beforeChange: imagesOfThisSite(origin),
  afterChange: [trackReferences(resources, restoreFromTrash)],
  present: withDescriptions,
  beforeRestore: ({ db }, fields, record) => withoutMissingImages(db, fields, record),
})

/**
 * A record with each address in its image fields, and in those of its items, mapped. Null removes an image; if the
 * image is required, its item is removed too, but a record keeps it.
 */
function mapImages(
  fields: Fields,
  record: Values,
  change: (address: string, path: string) => string | null,
  path = '',
): Values {
  const changed = { ...record }
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name]
    if (field.kind === 'image' && value) {
      const address = change(String(value), path + name)
      if (address || path || !field.isRequired) changed[name] = address
    }
    if (field.kind === 'items' && value) {
      const required = Object.keys(field.fields).filter((part) => field.fields[part]!.isRequired)
      changed[name] = (value as Values[])
        .map((item, index) => mapImages(field.fields, item, change, `${path}${name}.${index}.`))
        .filter((item) => !required.some((part) => item[part] === null))
    }
  }
  return changed
}

/** The addresses in the image fields of a record, and in those of its items. */
function imagesIn(fields: Fields, record: Values): string[] {
  const addresses: string[] = []
  mapImages(fields, record, (address) => {
    addresses.push(address)
    return address
  })
  return addresses
}

/**
 * Requires image fields to contain images of this site, since the content policy blocks others: an address with this
 * site's host becomes a path, one of another site is rejected under the field's name. Stored addresses stay.
 */
const imagesOfThisSite =
  (origin: string): SharedHooks['beforeChange'] =>
  (fields, given, stored = {}) => {
    const known = new Set(imagesIn(fields, stored))
    const errors: FieldErrors = {}
    const values = mapImages(fields, given, (address, path) => {
      if (known.has(address)) return address
      const local = pathOn(origin, address)
      if (local === undefined) errors[path] = [validation.imageElsewhere]
      return local ?? address
    })
    if (Object.keys(errors).length) throw refused.invalid(errors)
    return values
  }

/** The address as a path of this site, parsed as in browsers; undefined for another site. */
function pathOn(origin: string, address: string): string | undefined {
  const url = URL.parse(address, origin)
  if (url?.origin !== origin) return undefined
  // Two leading slashes would be a host.
  return address.startsWith('/') ? address : url.pathname.replace(/^\/+/, '/') + url.search
}

/**
 * Writes the picture references of a record or singleton, in the transaction of its save. A resource without editing
 * has no references: an address in a visitor's message keeps no picture. A picture in the trash that is referenced
 * again is restored.
 */
function trackReferences(
  resources: readonly Resource[],
  restoreFromTrash: MediaHookDeps['restoreFromTrash'],
): ChangeHandler {
  const edited = resources.filter(({ endpoints }) => endpoints.update)
  const namesOf = new Map(edited.map((resource) => [resource.name, Object.keys(writtenFieldsOf(resource))]))
  return async ({ db, changes }, { table, id, actor, at, before: stored, wasInTrash, after }) => {
    const names = namesOf.get(table)
    if (!names && table !== SINGLETONS) return
    const hashes = (record: Values | undefined) => {
      const written = names && record ? names.map((name) => record[name]) : record
      return new Set(hashesIn(JSON.stringify(written ?? null)))
    }
    // A record in the trash has no references. A change of order has no state before or after.
    const before = wasInTrash ? undefined : stored
    const [old, present] = [hashes(before), hashes(after)]
    const recordId = String(id)
    // Deletes references from fields that are no longer declared, too.
    if (before)
      await db
        .deleteFrom('pictureUses')
        .where('resource', '=', table)
        .where('recordId', '=', recordId)
        .$if(present.size > 0, (query) => query.where('hash', 'not in', [...present]))
        .execute()
    const added = [...present].filter((hash) => !old.has(hash))
    if (!added.length) return
    const inLibrary = await picturesInLibrary(db, added, { isLocked: true })
    const absent = added.filter((hash) => !inLibrary.has(hash))
    const inTrash = await picturesInTrash(db, absent)
    const context = { db, changes, actor, now: () => Date.parse(at) }
    for (const picture of inTrash.values()) await restoreFromTrash(context, { resource: PICTURES, id: picture.id })
    await db
      .insertInto('pictureUses')
      .values(added.map((hash) => ({ hash, resource: table, recordId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const PICTURES = pathNameOf(pictures)

/** Records as visitors read them: with the descriptions of their images as `pictures`, if there are any. */
const withDescriptions: SharedHooks['present'] = async (db, fields, records) => {
  const descriptions = await descriptionsOf(
    db,
    records.flatMap((record) => imagesIn(fields, record)),
  )
  return records.map((record) => {
    const described = imagesIn(fields, record).filter((url) => descriptions[url])
    if (!described.length) return record
    return { ...record, pictures: Object.fromEntries(described.map((url) => [url, descriptions[url]])) }
  })
}

/** Field types in which an address is an image; in other texts it is only an address. */
const IMAGE_KINDS: ReadonlySet<string> = new Set<Fields[string]['kind']>(['image', 'items', 'markdown'])

/**
 * A deleted record or an earlier version in its restorable form: an image that is neither in the library nor in the
 * trash becomes its replacement, or is removed.
 */
async function withoutMissingImages(
  db: Parameters<SharedHooks['present']>[0],
  declared: Fields,
  record: Values,
): Promise<Values> {
  const written = Object.entries(writtenFieldsOf({ fields: declared }))
  const fields = Object.fromEntries(written.filter(([, { kind }]) => IMAGE_KINDS.has(kind)))
  const hashes = hashesIn(JSON.stringify(Object.keys(fields).map((name) => record[name])))
  const inLibrary = await picturesInLibrary(db, hashes)
  const absent = hashes.filter((hash) => !inLibrary.has(hash))
  const inTrash = await picturesInTrash(db, absent)
  const missing = new Set(absent.filter((hash) => !inTrash.has(hash)))
  if (!missing.size) return record
  const replaced = await withReplacements(db, fields, record, [...missing])
  const restorable = mapImages(fields, replaced, (address) =>
    hashesIn(address).some((hash) => missing.has(hash)) ? null : address,
  )
  return promoteFirstItem(fields, restorable)
}
