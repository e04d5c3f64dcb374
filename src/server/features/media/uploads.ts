import type { Pictures } from '../../../contract/domain/pictures.ts'
import { pictures } from '../../../contract/resources/pictures/pictures.ts'
import { slides } from '../../../contract/resources/slides/slides.ts'
import type { Answer } from '../../../contract/site.ts'
import type { Changes } from '../../platform/events/changes.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type FileName, parseName } from '../../platform/storage/fileNames.ts'
import { createBacklog } from './backlog.ts'
import { hashesOnSlides } from './hashesInUse.ts'
import { type KeepOptions, keepPicture, type Shelf } from './keepPicture.ts'
import { createBinnedPictures } from './library/binnedPictures.ts'
import { addressesIn, picturesOf } from './picturesOf.ts'
import { createSizes, type FoundFile } from './sizes.ts'
import { createVanishing, logosIn } from './vanishing.ts'

/** Pictures whose sizes wait to be made; those beyond get them when somebody asks. */
const MOST_WAITING = 500

export type Uploads = ReturnType<typeof createUploads>

/** Uploaded pictures: taken in, found again in the sizes that pages ask for, and known to the pages that show them. */
export function createUploads(shelf: Shelf & { changes: Changes }, log: Log) {
  const sizes = createSizes(shelf, log)
  const vanishing = createVanishing(shelf.storage, log)
  const backlog = createBacklog(sizes.makeAll, MOST_WAITING)
  const unsubscribe = shelf.changes.subscribe((table) => {
    if (table === slides.name) void makeUprightParts()
  })
  const binned = createBinnedPictures(shelf)
  let onSlides: ReadonlySet<string> = new Set()
  /** Of pictures that slides show by now, and did not before, so that no phone waits. */
  const makeUprightParts = async () => {
    const before = onSlides
    onSlides = await hashesOnSlides(shelf.db).catch(() => before)
    for (const hash of onSlides) if (!before.has(hash)) void backlog.add(hash)
  }
  const makeSizes = (name: string) => void backlog.add(parseName(name)!.hash)
  return {
    /** Keeps a picture and answers its address. Its sizes are made after the response, or when a page asks for one first. */
    async keep(file: Buffer, options: KeepOptions): Promise<{ publicUrl: string }> {
      const { name, publicUrl } = await keepPicture(shelf, file, options)
      // It is in the bin, and in the library again.
      if (await binned.has(parseName(name)!.hash)) await shelf.changes.emit(pictures.name)
      makeSizes(name)
      return { publicUrl }
    },

    /** Has the sizes of a kept picture made, in the background. */
    makeSizes,

    /** The file that was asked for, or what stands in for it; undefined when there is none. */
    async open({ name, hash, size }: FileName): Promise<FoundFile | undefined> {
      if (await binned.has(hash)) return undefined
      if (size) return sizes.open(hash, size)
      const file = await shelf.storage.open(name)
      return file && { name, ...file }
    },

    /** What is known of the pictures that answers speak of. A page that does not learn it is still a page. */
    async picturesIn(answers: Record<string, Answer>): Promise<Pictures | undefined> {
      try {
        return await vanishing.toldIn(await picturesOf(shelf.db, addressesIn(answers)), logosIn(answers))
      } catch (error) {
        log.warn({ err: error }, 'nothing could be found out about the pictures of a page')
        return undefined
      }
    },

    /** Drops sizes that wait to be made, and lets the one that is being made come to its end. */
    close() {
      unsubscribe()
      binned.close()
      return backlog.close()
    },
  }
}
