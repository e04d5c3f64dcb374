import type { Pictures } from '../../../contract/domain/pictures.ts'
import type { Answer } from '../../../contract/site.ts'
import type { Changes } from '../../platform/db/transaction.ts'
import type { Log } from '../../platform/observability/log.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { addressesIn, imageFacts } from './imageFacts.ts'
import { createLogoMeasure, logosIn } from './logos.ts'
import { createRenditions } from './renditions.ts'
import { storeUpload, type UploadOptions } from './storeUpload.ts'
import type { FileContext } from './uploads.ts'

export type Media = ReturnType<typeof createMedia>

/** Uploaded images of one server: stored, served with their renditions, and known to the pages that show them. */
export function createMedia(context: FileContext & { changes: Changes }, log: Log) {
  const { open, makeAll, close } = createRenditions(context, log)
  const measureLogos = createLogoMeasure(context.storage, log)
  return {
    open,
    makeRenditions: makeAll,
    close,

    /** Stores an image and returns its address. Its renditions are made after the response, or when a page requests one first. */
    async store(file: Buffer, options: UploadOptions): Promise<{ publicUrl: string }> {
      const upload = await storeUpload(context, file, options)
      void makeAll(upload)
      return { publicUrl: addressOf(upload.name) }
    },

    /** Facts about the images in API responses. A page is rendered without them where they cannot be read. */
    async picturesIn(answers: Record<string, Answer>): Promise<Pictures | undefined> {
      try {
        return await measureLogos(await imageFacts(context.db, addressesIn(answers)), logosIn(answers))
      } catch (error) {
        log.warn({ err: error }, 'image facts of a page could not be read')
        return undefined
      }
    },
  }
}
