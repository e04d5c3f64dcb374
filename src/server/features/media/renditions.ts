import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { MINUTE } from '../../../contract/domain/durations.ts'
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  PORTRAIT_CROP,
  portraitShare,
} from '../../../contract/domain/pictures.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type FileName, parseName, type Rendition, renditionName } from '../../platform/storage/fileNames.ts'
import type { Storage, StoredFile } from '../../platform/storage/storage.ts'
import { decoding, openImage } from './sharp.ts'
import { type FileContext, findUpload, renditionWidths, type UploadRow } from './uploads.ts'

/** Pause before a failed rendition is retried, in milliseconds. */
const RETRY_AFTER = 10 * MINUTE

/** A file with its name; the original's, if a rendition could not be created. */
export interface FoundFile extends StoredFile {
  name: string
}

export type Renditions = ReturnType<typeof createRenditions>

/**
 * Originals and their renditions. A rendition is created once: after the upload, or when it is requested before that.
 * Instances that create the same one concurrently write the same file.
 */
export function createRenditions({ db, storage }: FileContext, log: Pick<Log, 'warn'>) {
  const running = new Map<string, Promise<Buffer | undefined>>()
  const failed = new LRUCache<string, true>({ max: 1000, ttl: RETRY_AFTER })
  const inBackground = pLimit(1)
  const closing = new AbortController()

  /** The only function that creates a rendition. Undefined if that fails. */
  const make = (upload: UploadRow, rendition: Rendition): Promise<Buffer | undefined> => {
    const name = renditionName(hashOf(upload), rendition)
    const work = async () => {
      const original = await storage.open(upload.name)
      if (!original) throw new Error('the original file is missing')
      const bytes = await encodeRendition(await buffer(original.stream), rendition)
      await storage.put(name, bytes)
      return bytes
    }
    const made =
      running.get(name) ??
      decoding(work)
        .catch((error: unknown) => {
          log.warn({ err: error, name }, 'rendition failed')
          failed.set(name, true)
          return undefined
        })
        .finally(() => running.delete(name))
    running.set(name, made)
    return made
  }

  const makeAll = async (upload: UploadRow) => {
    for (const width of renditionWidths(upload))
      for (const format of PICTURE_FORMATS) {
        if (closing.signal.aborted) return
        const rendition = { width, format }
        const stored = await storage.open(renditionName(hashOf(upload), rendition))
        stored?.stream.destroy()
        if (!stored) await make(upload, rendition)
      }
  }

  return {
    /** The file with a name; undefined if no upload has it. The original replaces a rendition that fails. */
    async open({ name, hash, rendition: requested }: FileName): Promise<FoundFile | undefined> {
      const upload = await findUpload(db, hash)
      if (!upload) return undefined
      if (!requested) return upload.name === name ? openFile(storage, name) : undefined
      const rendition = availableRendition(upload, requested)
      if (!rendition) return undefined
      const stored = await openFile(storage, renditionName(hash, rendition))
      if (stored) return stored
      const bytes = failed.has(renditionName(hash, rendition)) ? undefined : await make(upload, rendition)
      if (!bytes) return openFile(storage, upload.name)
      return { name: renditionName(hash, rendition), size: bytes.length, stream: Readable.from([bytes]) }
    },

    /** Creates the renditions of an upload in the background, one image at a time. Never rejects. */
    makeAll: (upload: UploadRow): Promise<void> =>
      inBackground(() => makeAll(upload)).catch((error: unknown) =>
        log.warn({ err: error, name: upload.name }, 'background renditions failed'),
      ),

    /** Drops waiting background work, and waits for the running rendition. */
    async close(): Promise<void> {
      closing.abort()
      await inBackground(async () => {})
    },
  }
}

const hashOf = ({ name }: UploadRow): string => parseName(name)!.hash

async function openFile(storage: Storage, name: string): Promise<FoundFile | undefined> {
  const file = await storage.open(name)
  return file && { name, ...file }
}

/** The rendition for a request: a page width beyond the image's own becomes the image's own. */
function availableRendition(upload: UploadRow, requested: Rendition): Rendition | undefined {
  const widths = renditionWidths(upload)
  if (widths.includes(requested.width)) return requested
  const widest = widths.at(-1)
  const isPageWidth = PICTURE_WIDTHS.some((width) => width === requested.width)
  return widest && isPageWidth && requested.width > widest ? { ...requested, width: widest } : undefined
}

/**
 * AVIF: effort 2 takes a tenth of the time of 4, with hardly larger files; quality 45 looks like 55, for drawings and
 * photographs, and is a third smaller.
 */
const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 45, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
}

/** Scales an image, or its portrait crop; for an animation, its first frame. */
async function encodeRendition(
  original: Buffer,
  { width, format, isPortraitCrop = false }: Rendition,
): Promise<Buffer> {
  const image = await openImage(original)
  const scaled = isPortraitCrop ? await portraitCrop(image, width) : image.resize({ width, withoutEnlargement: true })
  return ENCODERS[format](scaled).toBuffer()
}

/** Crops the image scaled to a width of `width` pixels; a portrait image is not cropped. */
async function portraitCrop(image: Sharp, width: number): Promise<Sharp> {
  const whole = await image.metadata()
  const part = Math.round(whole.width * portraitShare(whole))
  return image
    .extract({
      left: Math.round((whole.width - part) * PORTRAIT_CROP.position),
      top: 0,
      width: part,
      height: whole.height,
    })
    .resize({ width: Math.round((part * width) / whole.width) })
}
