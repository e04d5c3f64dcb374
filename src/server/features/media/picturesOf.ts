import type { Pictures } from '../../../contract/domain/pictures.ts'
import type { Answer } from '../../../contract/site.ts'
import type { Db } from '../../platform/db/tables.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { uploadsWithSaid } from './library/saidOfPictures.ts'
import { widthsOfUpload } from './uploadRows.ts'

const ADDRESS = /\/uploads\/([0-9a-f]{64}\.[a-z]{3,4})/g

/** The addresses of uploaded pictures that answers speak of, each once. */
export const addressesIn = (answers: Record<string, Answer>): string[] => [
  ...new Set(JSON.stringify(Object.values(answers)).match(ADDRESS)),
]

/** Facts about the pictures at these addresses, in one query; those that are not stored here are left out. */
export async function picturesOf(db: Db, urls: readonly string[]): Promise<Pictures> {
  const names = urls.flatMap((url) => [...url.matchAll(ADDRESS)].map(([, name]) => name!))
  const uploads = await uploadsWithSaid(db, [...new Set(names)])
  return Object.fromEntries(
    uploads.map(({ said, ...upload }) => {
      const { name, width, height, placeholder } = upload
      return [addressOf(name), { width, height, placeholder, widths: widthsOfUpload(upload), ...said }]
    }),
  )
}
