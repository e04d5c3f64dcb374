import type { Locale } from '../constants.ts'
import { FIRST_LOCALE, SECOND_FIELD } from './locales.ts'
import type { Theme } from './logos.ts'
import { parseUrl } from './parseUrl.ts'

/** Rendition widths of uploaded pictures, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600, 1920] as const

/** Rendition formats besides the original, in the order in which a page offers them: the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Alternative text, focal point and opacity of a picture in the library; absent if not entered or unknown. */
export interface PictureDescription {
  /** Alternative text. */
  alt?: string
  en?: { alt: string }
  /** Focal point, which stays visible when edges are cropped: shares of width and height, from the top left. */
  focalX?: number
  focalY?: number
  /** The picture has no transparency. Absent if that is unknown, and for JPEG, which is always opaque. */
  isOpaque?: true
}

/** Entries of the library by URL. */
export type PictureDescriptions = Readonly<Record<string, PictureDescription>>

/** Data of an uploaded picture that a page needs before the picture loads. */
export interface PictureFacts extends PictureDescription {
  width: number
  height: number
  /** Placeholder as a `data:` URL, shown blurred behind the picture; null if the picture is transparent. */
  placeholder: string | null
  /** Rendition widths; empty for vector drawings. */
  widths: number[]
  /** Theme in which a logo would be invisible. */
  vanishesOn?: Theme
}

/** Data of the pictures in a page's responses, by URL. */
export type Pictures = Readonly<Record<string, PictureFacts>>

/** Facts for a page in one language: each picture has its alternative text in that language only, if there is one. */
export const picturesFor = (locale: Locale, pictures: Pictures): Pictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([url, { alt, [SECOND_FIELD]: second, ...facts }]) => {
      const text = locale !== FIRST_LOCALE && second ? { [SECOND_FIELD]: second } : alt && { alt }
      return [url, { ...facts, ...text }]
    }),
  )

/**
 * Whether a picture is opaque: placeholders exist only for opaque ones, and JPEG has no transparency. A picture without
 * data counts as a drawing, which may be shown uncropped.
 */
export const isOpaque = (url: string, facts: Partial<PictureFacts> = {}): boolean =>
  facts.isOpaque ?? (Boolean(facts.placeholder) || /\.jpe?g(?:[?#]|$)/i.test(url))

/** The absolute URL of a picture in an API response. A relative path is resolved against the API's host. */
export function pictureFrom(apiUrl: string, address: string): string {
  return (parseUrl(apiUrl) && parseUrl(address, apiUrl))?.href ?? address
}

/** Picture fields of the API's responses. */
const PICTURE_FIELDS = ['imageUrl', 'coverImageUrl', 'logoUrl', 'logoDarkUrl', 'shareImageUrl']

/** A record or a list from the API at `apiUrl`, with absolute picture URLs. */
export function withPicturesFrom(apiUrl: string, body: unknown): unknown {
  if (Array.isArray(body)) return body.map((each) => withPicturesFrom(apiUrl, each))
  if (!parseUrl(apiUrl) || typeof body !== 'object' || body === null) return body
  const named = Object.entries(body).filter(([field, value]) => PICTURE_FIELDS.includes(field) && value)
  return { ...body, ...Object.fromEntries(named.map(([field, url]) => [field, pictureFrom(apiUrl, String(url))])) }
}

/** Rendition widths of a picture: those up to its own width, and its own. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, PICTURE_WIDTHS.at(-1)!)
  return [...PICTURE_WIDTHS.filter((each) => each < widest), widest]
}

const ADDRESS = /^(\/uploads\/[0-9a-f]{64})\.(?!svg$)[a-z]+$/

/** URL of a rendition in one width and format; undefined for pictures on other sites and for SVG. */
export function resized(url: string, width: number, format: PictureFormat): string | undefined {
  const [, base] = ADDRESS.exec(url) ?? []
  return base && `${base}-${width}.${format}`
}

/** URL of a rendition of about a width; pictures of another server and drawings have only their own URL. */
export function smallPictureFrom(apiUrl: string, address: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  const whole = pictureFrom(apiUrl, address)
  return resized(whole, width, 'webp') ?? whole
}

/**
 * `srcset` of an uploaded picture in one format; undefined for pictures on other sites and for SVG. Every width of a picture
 * without data may be requested: the server responds with at most its own width.
 */
export function srcSetOf(
  url: string,
  facts: Partial<Pick<PictureFacts, 'widths'>> | undefined,
  format: PictureFormat,
): string | undefined {
  const widths: readonly number[] = facts?.widths ?? PICTURE_WIDTHS
  const addresses = widths.flatMap((width) => {
    const address = resized(url, width, format)
    return address ? [`${address} ${width}w`] : []
  })
  return addresses.length > 0 ? addresses.join(', ') : undefined
}

/** The company's logo as a bitmap, for clients that cannot use a drawing. */
export const LOGO_PICTURE = '/icon-512.png'

/**
 * Portrait crop of a picture that fills a portrait screen, such as a slide on phones: as high as the picture,
 * and cropped where CSS would crop the whole picture, so that the result looks the same.
 */
export const PORTRAIT_CROP = {
  /** Aspect ratio (width by height): a slide on a phone is narrower (375 by 576 pixels at most). */
  aspect: 2 / 3,
  /** Share of the cropped width that is left of the crop: `object-position` in the stylesheet of `Hero`. */
  position: 0.76,
}

/** Media query for screens on which a slide is that narrow. Slides are at most 52rem high, so wide screens do not match. */
export const PORTRAIT_SCREEN = '(max-aspect-ratio: 2/3) and (max-width: 34em)'

/** Share of a picture's width in its portrait crop: 1 if the picture is no wider. */
export const portraitShare = ({ width, height }: { width: number; height: number }): number =>
  Math.min(1, (height * PORTRAIT_CROP.aspect) / width)

/** A result of `srcSetOf` with the URLs and widths of the portrait crops. */
export const portraitSrcSet = (srcSet: string, share: number): string =>
  srcSet.replaceAll(/(\.\w+) (\d+)w/g, (_, end, width) => `u${end} ${Math.round(Number(width) * share)}w`)
