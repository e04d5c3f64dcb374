import { type Fields, writtenFieldsOf } from '../../contract/fields.ts'
import { pathNameOf } from '../../contract/pathName.ts'
import { pictures } from '../../contract/resources/pictures/pictures.ts'
import { contentOf, entriesOf, takeOut } from '../bin/binRows.ts'
import type { Ground } from '../db/inTransaction.ts'
import type { Values } from '../resources/row.ts'
import type { Actor } from '../shared/actor.ts'
import { hashesIn } from '../uploads/fileNames.ts'
import type { EveryResource } from './everyResource.ts'

interface Place extends Ground {
  every: EveryResource
  actor: Actor
}

const PATH = pathNameOf(pictures)

/**
 * A record as it can be shown again, within the transaction that brings it back: its pictures come out of the bin with it, and one
 * that is gone for good it is without, unless it must have one.
 */
export async function withPictures(place: Place, declared: Fields, record: Values): Promise<Values> {
  // What people do not choose is a record's own: a picture's file goes and comes with it.
  const fields = writtenFieldsOf({ fields: declared })
  const named = new Set(hashesIn(JSON.stringify(imagesOf(fields, record))))
  if (named.size === 0) return record
  await bringBack(place, named)
  const there = await hashesThere(place, named)
  const isGone = (address: unknown) => hashesIn(String(address)).some((hash) => !there.has(hash))
  return without(fields, record, isGone)
}

/** The pictures among these that are in the bin are in the library again. */
async function bringBack({ every, actor, ...ground }: Place, named: ReadonlySet<string>): Promise<void> {
  for await (const entry of entriesOf(ground.db, PATH)) {
    const { row, belongings } = contentOf(entry)
    if (!hashesIn(String(row.url)).some((hash) => named.has(hash))) continue
    if ((await hashesThere(ground, new Set(hashesIn(String(row.url))))).size) continue
    const of = { resource: PATH, id: row.id }
    if (await takeOut(ground.db, of))
      await every[PATH]!.stores.on(ground).by(actor).of(pictures).comeBack(row, belongings)
  }
}

/** Those of these pictures that the library has. */
export async function hashesThere({ db }: Pick<Ground, 'db'>, named: ReadonlySet<string>): Promise<Set<string>> {
  const found = await db
    .selectFrom('pictures')
    .select('url')
    .where((eb) => eb.or([...named].map((hash) => eb('url', 'like', `/uploads/${hash}.%`))))
    .execute()
  return new Set(found.flatMap(({ url }) => hashesIn(String(url))))
}

/** What stands in the fields for pictures, and in those of small things. */
const imagesOf = (fields: Fields, record: Values): unknown[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'image'
      ? [record[name]]
      : field.kind === 'items'
        ? ((record[name] ?? []) as Values[]).flatMap((item) => imagesOf(field.fields, item))
        : [],
  )

/** A record without what is gone. A small thing that is nothing without its picture goes with it. */
function without(fields: Fields, record: Values, isGone: (address: unknown) => boolean): Values {
  const left = { ...record }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'image' && !field.isRequired && isGone(record[name])) left[name] = null
    else if (field.kind === 'items' && Array.isArray(record[name]))
      left[name] = (record[name] as Values[])
        .filter((item) => !needsGone(field.fields, item, isGone))
        .map((item) => without(field.fields, item, isGone))
  return left
}

const needsGone = (fields: Fields, item: Values, isGone: (address: unknown) => boolean): boolean =>
  Object.entries(fields).some(([name, field]) => field.kind === 'image' && field.isRequired && isGone(item[name]))
