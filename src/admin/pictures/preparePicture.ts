import { HEAD_BYTES, isHeic, isMoving } from './pictureKind.ts'

/** The longer side of what is sent, in pixels: pages show 1,920 in width, and what stands upright is taller. */
const LONGEST_SIDE = 2560

/** What is lighter, in bytes, is sent as it is: a poor line takes 4 s for it. */
const LIGHT = 1_000_000

const QUALITY = 0.85

/** What each kind is drawn anew as. Others go as they are: drawings have no pixels, and films would stand still. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
}
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' }

/** A HEIC that this browser cannot open. */
export class ClosedHeic extends Error {}

/**
 * A picture as it is best sent: a large one shrunk, upright as its camera held it, a phone's HEIC as JPEG. Whatever cannot
 * be made better is given back as it is.
 *
 * @throws ClosedHeic
 */
export async function preparePicture(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (isHeic(head)) return (await drawnAs('image/jpeg', file)) ?? fail()
  const type = DRAWN_AS[file.type]
  if (!type || file.size <= LIGHT || isMoving(head)) return file
  const drawn = await drawnAs(type, file)
  return drawn && drawn.size < file.size ? drawn : file
}

const fail = (): never => {
  throw new ClosedHeic()
}

/** The file drawn anew within the longest side; undefined where the browser cannot. */
async function drawnAs(type: string, file: File): Promise<File | undefined> {
  const picture = await opened(file)
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * share)
  canvas.height = Math.round(picture.height * share)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY)))
  const ending = ENDINGS[blob?.type ?? '']
  if (!blob || !ending) return undefined
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type })
}

/** Turned as its EXIF says, which what is drawn from it no longer has. */
async function opened(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}
