import { type Fields, writtenFieldsOf } from '../../../../contract/schema/fields.ts'
import type { WriteContext } from '../../../content/resources/context.ts'
import { withLeaders } from '../../../content/resources/input.ts'
import type { Repository } from '../../../content/resources/repository.ts'
import type { Values } from '../../../content/resources/row.ts'
import { hashesIn } from '../../../platform/storage/fileNames.ts'
import { findUpload } from '../uploads.ts'
import { changesIn } from './moveUses.ts'
import { bringBackTo, hashesThere } from './outOfTheBin.ts'
import { movesOf } from './pictureMoves.ts'

type Library = Pick<Repository, 'restore'>

/**
 * A record as it can be shown again, within the transaction that brings it back: of a picture that was replaced it shows what took its
 * place, its pictures come out of the bin with it, and one that is gone for good it is without, unless it must have one.
 */
export async function withPictures(
  library: Library,
  context: WriteContext,
  declared: Fields,
  was: Values,
): Promise<Values> {
  // What people do not choose is a record's own: a picture's file goes and comes with it.
  const fields = writtenFieldsOf({ fields: declared })
  const record = await asReplaced(library, context, fields, was)
  const named = new Set(hashesIn(JSON.stringify(imagesOf(fields, record))))
  if (named.size === 0) return record
  await bringBackTo(library, context, named)
  const there = await hashesThere(context, named)
  const isGone = (address: unknown) => hashesIn(String(address)).some((hash) => !there.has(hash))
  return withLeaders(fields, without(fields, record, isGone))
}

/** A record that shows what took the place of files which the library has no longer, as those did that were there. */
async function asReplaced(library: Library, context: WriteContext, fields: Fields, record: Values): Promise<Values> {
  const showing = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => SHOWING.has(kind)))
  const named = hashesIn(JSON.stringify(Object.keys(showing).map((name) => record[name])))
  if (named.length === 0) return record
  const there = await hashesThere(context, new Set(named))
  const moves = await movesOf(
    context.db,
    named.filter((hash) => !there.has(hash)),
  )
  let moved = record
  for (const { hash, replacedBy } of moves) {
    await bringBackTo(library, context, new Set([replacedBy]))
    const to = await findUpload(context.db, replacedBy)
    if (to) moved = { ...moved, ...changesIn(moved, showing, { from: hash, to }) }
  }
  return moved
}

/** Fields in which an address is a picture; in a visitor's words it is theirs. */
const SHOWING: ReadonlySet<string> = new Set<Fields[string]['kind']>(['image', 'items', 'markdown'])

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
