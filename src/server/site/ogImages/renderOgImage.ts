import { buffer } from 'node:stream/consumers'
import type { Sharp } from 'sharp'
import type { PaletteName } from '../../../company/palettes.ts'
import {
  type FocalPoint,
  OG_IMAGE,
  type OgImageContent,
  type OgImagePhoto,
  PHOTO_AREAS,
} from '../../../contract/domain/ogImage.ts'
import type { SiteEntry } from '../../../contract/site.ts'
import { appIcon } from '../../features/media/appIcon.ts'
import { formatOf } from '../../features/media/cleanImage.ts'
import { decoding, openImage } from '../../features/media/sharp.ts'
import { rasterizeSvg } from '../../features/media/svg/rasterizeSvg.ts'
import { parseName } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { openTitleFont } from './titleFont.ts'

const { width, height } = OG_IMAGE

/** Maximum size of an OG image, in bytes, and the JPEG qualities to try. */
const MAX_BYTES = 200_000
const QUALITIES = [84, 76, 66, 54, 40, 25]

export interface RenderContext {
  entry: SiteEntry
  siteName: string
  /** Address of the company's uploaded icon; absent while the mark takes its place. */
  iconUrl?: string | undefined
  palette?: PaletteName | undefined
  /** Storage of uploaded pictures; absent if another server has them. */
  storage?: Storage | undefined
}

/** A page's OG image as JPEG: the one chosen by its owner, else one with its title and picture. */
export async function renderOgImage(
  ogImage: OgImageContent & { path: string },
  context: RenderContext,
): Promise<Buffer> {
  const font = await openTitleFont()
  const { title, path } = ogImage
  const icon = await iconFrom(context)
  // Files are read before a decoder slot is taken, so that a slow storage does not block it.
  const [own, subject] = await Promise.all([rasterAt(ogImage.ownUrl, context), rasterAt(ogImage.imageUrl, context)])
  return decoding(async () => {
    const chosen = own && (await unlessUnreadable(() => renderChosen(own, ogImage.ownFocal)))
    if (chosen) return chosen
    const photo = subject && (await unlessUnreadable(() => photoFrom(subject, ogImage.focal)))
    const { siteName, palette } = context
    const svg = context.entry.renderOgImageSvg({ title, path, photo, font, icon, siteName, palette })
    return encodeJpeg(await openImage(Buffer.from(svg)))
  })
}

/** The OG image of pages that have none of their own, as PNG: the company's name and mark. */
export async function renderSiteImage(context: RenderContext): Promise<Buffer> {
  const [font, icon] = await Promise.all([openTitleFont(), iconFrom(context)])
  const { entry, siteName, palette } = context
  const svg = entry.renderOgImageSvg({ title: siteName, path: OG_IMAGE.url, font, icon, siteName, palette })
  return decoding(async () => (await openImage(Buffer.from(svg))).png({ palette: true }).toBuffer())
}

/** Twice the size at which the icon is drawn beside a title. */
const ICON_SIZE = 96

async function iconFrom(context: RenderContext): Promise<string | undefined> {
  const file = await rasterAt(context.iconUrl, context)
  const bytes = file && (await unlessUnreadable(() => appIcon(file, ICON_SIZE)))
  return bytes && `data:image/png;base64,${bytes.toString('base64')}`
}

/** The file of an uploaded picture; undefined for an external one. */
async function fileAt(url: string | null | undefined, { storage }: RenderContext): Promise<Buffer | undefined> {
  const name = /\/uploads\/([^/]+)$/.exec(url ?? '')?.[1]
  const file = name && parseName(name) && (await storage?.open(name))
  return file ? buffer(file.stream) : undefined
}

/** The file of an uploaded picture, an SVG as PNG; undefined for an SVG that cannot be rendered within the timeout. */
async function rasterAt(url: string | null | undefined, context: RenderContext): Promise<Buffer | undefined> {
  const file = await fileAt(url, context)
  return file && !formatOf(file) ? unlessUnreadable(() => rasterizeSvg(file, width)) : file
}

/** The result of work on a picture; undefined for an unreadable picture, which is omitted. */
const unlessUnreadable = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined)

const renderChosen = async (file: Buffer, focal: FocalPoint | undefined) =>
  encodeJpeg((await cropAround(await openImage(file), OG_IMAGE, focal)).flatten({ background: '#fff' }))

async function photoFrom(file: Buffer, focal: FocalPoint | undefined): Promise<OgImagePhoto> {
  const picture = await openImage(file)
  const { isOpaque } = await picture.stats()
  const place = isOpaque ? 'whole' : 'free'
  const { width, height } = PHOTO_AREAS[place]
  const fitted = isOpaque
    ? await cropAround(picture, { width, height }, focal)
    : picture.trim().resize(width, height, { fit: 'contain', background: '#fff0' })
  const bytes = await fitted.png({ compressionLevel: 1 }).toBuffer()
  return { place, href: `data:image/png;base64,${bytes.toString('base64')}` }
}

/** A picture cropped to a size, with its focal point as close to the centre as possible. */
async function cropAround(
  picture: Sharp,
  area: { width: number; height: number },
  [x, y]: FocalPoint = [0.5, 0.5],
): Promise<Sharp> {
  const { width, height } = await picture.metadata()
  const scale = Math.max(area.width / width, area.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const from = (point: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(point * whole - part / 2, 0), whole - part))
  return picture.resize(wide, high, { fit: 'fill' }).extract({
    left: from(x, wide, area.width),
    top: from(y, high, area.height),
    width: area.width,
    height: area.height,
  })
}

/** Encodes a picture as JPEG, in the best quality within the maximum size. */
async function encodeJpeg(picture: Sharp): Promise<Buffer> {
  const pixels = await picture.removeAlpha().raw().toBuffer()
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const image = await openImage(pixels, { raw: { width, height, channels: 3 } })
    jpeg = await image.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_BYTES) break
  }
  return jpeg
}
