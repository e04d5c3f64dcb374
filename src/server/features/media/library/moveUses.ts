import { PICTURE_WIDTHS } from '../../../../contract/domain/pictures.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import type { WriteContext } from '../../../content/resources/context.ts'
import type { Values } from '../../../content/resources/row.ts'
import type { Stores } from '../../../content/stores.ts'
import { decodeRow } from '../../../platform/db/columns.ts'
import { anyTable } from '../../../platform/db/tables.ts'
import { parseName, renditionName } from '../../../platform/storage/fileNames.ts'
import { renditionWidths, type UploadRow } from '../uploads.ts'
import { usersOf } from './pictureUses.ts'
import { type Showing, SINGLETONS } from './usedIn.ts'

/** What shows pictures, and how it is written. */
export interface Showers extends Showing {
  stores: Pick<Stores, 'of' | 'ofSingleton'>
}

/** A file, by its hash, and the one that takes its place. */
export interface Moved {
  from: string
  to: UploadRow
}

/** Records that are held at a time. */
const PORTION = 200

/** Has every record and singleton that speaks of a file speak of another: in its fields and within its texts. */
export async function moveUses(
  context: WriteContext,
  { stores, resources, singletons }: Showers,
  moved: Moved,
): Promise<void> {
  const { db } = context
  const declared = Object.fromEntries(Object.values(resources).map((resource) => [resource.name, resource]))
  const { from: hash } = moved
  for (;;) {
    const users = await usersOf(db, hash, PORTION).execute()
    for (const { resource: table, recordId } of users) {
      const resource = declared[table]
      const singleton = table === SINGLETONS.table ? singletons[recordId] : undefined
      if (resource) {
        const record = await rowOf(db, resource, Number(recordId))
        if (record)
          await stores.of(resource).update(context, Number(recordId), changesIn(record, resource.fields, moved))
      } else if (singleton) {
        const store = stores.ofSingleton(singleton)
        const content = await store.read(context)
        if (content) await store.write(context, changesIn(content, singleton.fields, moved))
      }
      // Saving notes what is shown now; what could not be saved, because it is gone, shows nothing.
      await db
        .deleteFrom('pictureUses')
        .where('hash', '=', hash)
        .where('resource', '=', table)
        .where('recordId', '=', recordId)
        .execute()
    }
    if (users.length < PORTION) return
  }
}

async function rowOf(db: WriteContext['db'], { name, fields }: Resource, id: number) {
  const row = await anyTable(db).selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst()
  return row && decodeRow(fields, row)
}

/** The fields that spoke of the file, as they are with the other one in its place. */
export function changesIn(record: Values, fields: Resource['fields'], moved: Moved): Values {
  const before = Object.keys(fields).map((name) => [name, JSON.stringify(record[name] ?? null)] as const)
  return Object.fromEntries(
    before
      .map(([name, text]) => [name, text, inPlace(text, moved, fields[name]!.kind === 'image')] as const)
      .filter(([, text, now]) => now !== text)
      .map(([name, , now]) => [name, JSON.parse(now)]),
  )
}

/** A text with the other file's addresses; an address that is all there is loses its host, which a save may not know any more. */
function inPlace(text: string, { from, to }: Moved, isAddress: boolean): string {
  const address = new RegExp(`${isAddress ? '(?:https?://[^/"]+)?' : ''}/uploads/(${from}(?:-\\w+)?\\.[a-z]{3,4})`, 'g')
  return text.replace(address, (_, name: string) => `/uploads/${nameInPlace(name, to)}`)
}

/** The same size of the other file, or its next one; of a drawing, itself. */
function nameInPlace(name: string, to: UploadRow): string {
  const { rendition: size } = parseName(name) ?? {}
  const widths = renditionWidths(to)
  if (!size || !widths.length) return to.name
  const isOfPages = PICTURE_WIDTHS.some((width) => width === size.width)
  const width = isOfPages ? size.width : (widths.find((each) => each >= size.width) ?? widths.at(-1)!)
  return renditionName(parseName(to.name)!.hash, { ...size, width })
}
