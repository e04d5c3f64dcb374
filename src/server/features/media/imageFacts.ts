import type { Pictures } from '../../../contract/domain/pictures.ts'
import type { Answer } from '../../../contract/site.ts'
import type { Db } from '../../platform/db/tables.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { uploadsWithSaid } from './library/saidOfPictures.ts'
import { renditionWidths } from './uploads.ts'

const ADDRESS = /\/uploads\/([0-9a-f]{64}\.[a-z]{3,4})/g

/** The addresses of uploaded images in API responses, each once. */
export const addressesIn = (answers: Record<string, Answer>): string[] => [
  ...new Set(JSON.stringify(Object.values(answers)).match(ADDRESS)),
]

/** Facts about the images at these addresses, in one query; those that are not stored here are left out. */
export async function imageFacts(db: Db, urls: readonly string[]): Promise<Pictures> {
  const names = urls.flatMap((url) => [...url.matchAll(ADDRESS)].map(([, name]) => name!))
  const uploads = await uploadsWithSaid(db, [...new Set(names)])
  return Object.fromEntries(
    uploads.map(({ said, ...upload }) => {
      const { name, width, height, placeholder } = upload
      return [addressOf(name), { width, height, placeholder, widths: renditionWidths(upload), ...said }]
    }),
  )
}
