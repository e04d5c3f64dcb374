import type { SaidOfPictures } from '../../../../contract/domain/pictures.ts'
import type { Fields } from '../../../../contract/schema/fields.ts'
import type { Values } from '../../../content/resources/row.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { addressOf, nameAt } from '../../../platform/storage/fileNames.ts'
import { findUploads } from '../uploads.ts'
import { saidOfPictures } from './saidOfPictures.ts'

/** The addresses in the picture fields of a record, and of the small things within it. */
function addressesIn(fields: Fields, record: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name]
    if (field.kind === 'image') return typeof value === 'string' && value ? [value] : []
    return field.kind === 'items' ? ((value ?? []) as Values[]).flatMap((item) => addressesIn(field.fields, item)) : []
  })
}

/** Records as visitors are shown them, with what is said of their pictures beside the addresses, where anything is. */
export async function withSaid<R extends Values>(db: Db, fields: Fields, records: readonly R[]): Promise<R[]> {
  const urls = [...new Set(records.flatMap((record) => addressesIn(fields, record)))]
  const said = urls.length ? await withOpacity(db, urls, await saidOfPictures(db, urls)) : {}
  if (Object.keys(said).length === 0) return [...records]
  return records.map((record) => {
    const own = addressesIn(fields, record).filter((url) => said[url])
    return own.length ? { ...record, pictures: Object.fromEntries(own.map((url) => [url, said[url]])) } : record
  })
}

/** Which of these are opaque is told besides, unless their type says so: only of them a miniature is known. */
async function withOpacity(db: Db, urls: readonly string[], said: SaidOfPictures): Promise<SaidOfPictures> {
  // A record that does not learn it is still a record.
  const uploads = await findUploads(db, urls.map(nameAt)).catch(() => [])
  const opaque = uploads.filter(({ type, placeholder }) => placeholder && type !== 'image/jpeg')
  const told = opaque.map(({ name }) => [addressOf(name), { ...said[addressOf(name)], isOpaque: true }] as const)
  return { ...said, ...Object.fromEntries(told) }
}
