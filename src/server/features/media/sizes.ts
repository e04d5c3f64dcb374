import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PICTURE_WIDTHS } from '../../../contract/domain/pictures.ts'
import type { Log } from '../../platform/observability/log.ts'
import { nameOfSize, parseName, type Size } from '../../platform/storage/fileNames.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { derive, reduced } from './derive.ts'
import { weightOf } from './formats.ts'
import { hashesOnSlides } from './hashesInUse.ts'
import type { Shelf } from './keepPicture.ts'
import { keepSize } from './keepSize.ts'
import { decode } from './sharp.ts'
import { findUpload, sizesOf, type UploadRow, widthsOfUpload } from './uploadRows.ts'

/** A size that could not be made is not tried again for this long, in milliseconds. */
const GIVEN_UP_FOR = 10 * 60_000
const MOST_GIVEN_UP = 1000

/** A file, and its name: that of the uploaded picture where the size could not be made. */
export interface FoundFile extends StoredFile {
  name: string
}

/**
 * The sizes of pictures, each made once: behind the upload, or before that when somebody asks. Instances that make the
 * same one at the same time make the same file.
 */
export function createSizes({ db, storage }: Shelf, log: Log, make = derive) {
  const making = new Map<string, Promise<Buffer | undefined>>()
  const givenUp = new Map<string, number>()

  const originalOf = async ({ name }: UploadRow): Promise<Buffer> => {
    const original = await storage.open(name)
    if (!original) throw new Error(`${name} is not kept any more`)
    return buffer(original.stream)
  }

  const makeOnce = (name: string, upload: UploadRow, size: Size, source = originalOf): Promise<Buffer | undefined> => {
    const work = async () => {
      const bytes = await make(await source(upload), size)
      return (await keepSize({ db, storage }, upload, name, bytes)) ? bytes : undefined
    }
    const made = making.get(name) ?? decode([decodedOf(upload)], work).finally(() => making.delete(name))
    making.set(name, made)
    return made
  }

  const tryToMake = async (
    name: string,
    upload: UploadRow,
    size: Size,
    source?: typeof originalOf,
  ): Promise<Buffer | undefined> => {
    if ((givenUp.get(name) ?? 0) > Date.now()) return undefined
    try {
      return await makeOnce(name, upload, size, source)
    } catch (error) {
      log.warn({ err: error, name }, 'a size of a picture could not be made')
      givenUp.set(name, Date.now() + GIVEN_UP_FOR)
      if (givenUp.size > MOST_GIVEN_UP) givenUp.delete(givenUp.keys().next().value!)
      return undefined
    }
  }

  return {
    /** The size of a picture that somebody asks for; undefined when there is no such picture, or no such size. */
    async open(hash: string, asked: Size): Promise<FoundFile | undefined> {
      const known = await openNamed(storage, nameOfSize(hash, asked))
      if (known) return known
      const upload = await findUpload(db, hash)
      const size = upload && sizeFor(upload, asked)
      if (!size) return undefined
      const name = nameOfSize(hash, size)
      const stored = await openNamed(storage, name)
      if (stored) return stored
      const bytes = await tryToMake(name, upload, size)
      return bytes ? { name, size: bytes.length, stream: Readable.from([bytes]) } : openNamed(storage, upload.name)
    },

    /** Makes what is missing of a picture's sizes. Never fails: what cannot be made is tried again when somebody asks. */
    async makeAll(hash: string, closing?: AbortSignal): Promise<void> {
      try {
        const upload = await findUpload(db, hash)
        const isOnSlide = (await hashesOnSlides(db)).has(hash)
        // Decoded once for all of its sizes, when the first one is made.
        let source: Promise<Buffer> | undefined
        const once = (of: UploadRow) => (source ??= originalOf(of).then(reduced))
        for (const size of upload ? sizesOf(upload, isOnSlide) : []) {
          if (closing?.aborted) return
          const name = nameOfSize(hash, size)
          const known = await storage.open(name)
          known?.stream.destroy()
          if (!known) await tryToMake(name, upload!, size, once)
        }
      } catch (error) {
        log.warn({ err: error, hash }, 'the sizes of a picture could not be made')
      }
    },
  }
}

const decodedOf = ({ type, width, height }: UploadRow) => ({ width, height, weight: weightOf(type) })

async function openNamed(storage: Shelf['storage'], name: string): Promise<FoundFile | undefined> {
  const file = await storage.open(name)
  return file && { name, ...file }
}

/** Every file that may be kept of a picture. */
export const filesOf = (upload: UploadRow): string[] => [
  upload.name,
  ...sizesOf(upload, true).map((size) => nameOfSize(parseName(upload.name)!.hash, size)),
]

/** What answers a size that was asked for: a width of the pages that is more than the picture's own stands for that. */
function sizeFor(upload: UploadRow, asked: Size): Size | undefined {
  const { width } = asked
  const widths = widthsOfUpload(upload)
  if (widths.includes(width)) return asked
  const widest = widths.at(-1)
  const isOfPages = PICTURE_WIDTHS.some((each) => each === width)
  return widest && isOfPages && width > widest ? { ...asked, width: widest } : undefined
}
