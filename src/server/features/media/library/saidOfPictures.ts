import { sql } from 'kysely'
import type { SaidOfPicture, SaidOfPictures } from '../../../../contract/domain/pictures.ts'
import { pictures } from '../../../../contract/resources/pictures.ts'
import { decodeRow, encodeValue } from '../../../platform/db/columns.ts'
import { anyTable, type Db } from '../../../platform/db/tables.ts'
import { addressOf } from '../../../platform/storage/fileNames.ts'
import type { UploadRow } from '../uploads.ts'

/** Addresses that are asked about in one query. */
const PORTION = 500
const MIDDLE = 0.5

/** What people say of the pictures at these addresses, and where their focal points are; of most nothing, so those are left out. */
export async function saidOfPictures(db: Db, urls: readonly string[]): Promise<SaidOfPictures> {
  const said: Record<string, SaidOfPicture> = {}
  for (let i = 0; i < urls.length; i += PORTION) {
    const rows = await anyTable(db)
      .selectFrom(pictures.name)
      .select(['url', 'alt', 'en', 'focalX', 'focalY'])
      .where('url', 'in', urls.slice(i, i + PORTION))
      .where((eb) =>
        eb.or([
          eb('alt', 'is not', null),
          eb('en', '<>', encodeValue(pictures.fields, 'en', {})),
          ...(['focalX', 'focalY'] as const).map((axis) => eb(axis, '<>', encodeValue(pictures.fields, axis, MIDDLE))),
        ]),
      )
      .execute()
    for (const row of rows) said[String(row.url)] = saidOf(decodeRow(pictures.fields, row))
  }
  return said
}

/** The rows of uploads with these names, each with the alternative text and focal point of its picture. */
export async function uploadsWithSaid(
  db: Db,
  names: readonly string[],
): Promise<(UploadRow & { said: SaidOfPicture })[]> {
  if (!names.length) return []
  const rows = await anyTable(db)
    .selectFrom('uploads')
    .leftJoin(pictures.name, (join) => join.on(`${pictures.name}.url`, '=', sql`${addressOf('')} || uploads.name`))
    .selectAll('uploads')
    .select(['url', 'alt', 'en', 'focalX', 'focalY'])
    .where('uploads.name', 'in', names)
    .execute()
  return rows.map(({ url, alt, en, focalX, focalY, ...upload }) => ({
    // The table is typed: `anyTable` is needed for the one that a resource declares.
    ...(upload as UploadRow),
    said: url === null ? {} : saidOf(decodeRow(pictures.fields, { url, alt, en, focalX, focalY })),
  }))
}

function saidOf({ alt, en, focalX, focalY }: Record<string, unknown>): SaidOfPicture {
  const english = (en as { alt?: string | null } | null)?.alt
  return {
    ...(alt ? { alt: String(alt) } : {}),
    ...(english ? { en: { alt: english } } : {}),
    ...(focalX !== MIDDLE || focalY !== MIDDLE ? { focalX: Number(focalX), focalY: Number(focalY) } : {}),
  }
}
