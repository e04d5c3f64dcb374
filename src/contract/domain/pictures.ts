import type { Theme } from './logos.ts'
import { parseUrl } from './parseUrl.ts'

/** The widths, in pixels, in which pages ask for pictures that were uploaded here. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600, 1920] as const

/** The formats that they come in besides their own, in the order in which a page offers them: the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** What people say of a picture in the library; what nobody said is absent. */
export interface PictureDescription {
  /** What is seen in it. */
  alt?: string
  en?: { alt: string }
  /** What must stay in sight where its edges are cut off: shares of its width and height, from the top left. */
  focalX?: number
  focalY?: number
  /** Nothing shines through it, as in every photograph. Absent where that is not known, and for JPEG, which cannot be otherwise. */
  isOpaque?: true
}

/** What is said of pictures, by address. */
export type PictureDescriptions = Readonly<Record<string, PictureDescription>>

/** What a page knows of an uploaded picture before it loads. */
export interface PictureFacts extends PictureDescription {
  width: number
  height: number
  /** A miniature as a `data:` address, to be blurred behind the picture; null where it would shine through. */
  placeholder: string | null
  /** The widths that it comes in; none for a drawing that has no pixels. */
  widths: number[]
  /** Of a logo: the theme on whose ground it would vanish. */
  vanishesOn?: Theme
}

/** What a page knows of the pictures in its answers, by address. */
export type Pictures = Readonly<Record<string, PictureFacts>>

/**
 * Whether nothing shines through a picture: a miniature is made of opaque ones alone, and JPEG has no transparency. What
 * nothing is known of counts as a drawing, which loses nothing where it is shown whole.
 */
export const isOpaque = (url: string, facts: Partial<PictureFacts> = {}): boolean =>
  facts.isOpaque ?? (Boolean(facts.placeholder) || /\.jpe?g(?:[?#]|$)/i.test(url))

/** Where a picture lies that an API names: another server means its own host where it names none. */
export function pictureFrom(apiUrl: string, address: string): string {
  return (parseUrl(apiUrl) && parseUrl(address, apiUrl))?.href ?? address
}

/** The fields that name a picture, of whatever the specification's calls answer. */
const PICTURE_FIELDS = ['imageUrl', 'coverImageUrl', 'logoUrl', 'logoDarkUrl', 'shareImageUrl']

/** An entity or a list as the API at `apiUrl` answers it, its pictures with a host. */
export function withPicturesFrom(apiUrl: string, body: unknown): unknown {
  if (Array.isArray(body)) return body.map((each) => withPicturesFrom(apiUrl, each))
  if (!parseUrl(apiUrl) || typeof body !== 'object' || body === null) return body
  const named = Object.entries(body).filter(([field, value]) => PICTURE_FIELDS.includes(field) && value)
  return { ...body, ...Object.fromEntries(named.map(([field, url]) => [field, pictureFrom(apiUrl, String(url))])) }
}

/** The widths that a picture comes in: those of the pages up to its own, and never more than that. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, PICTURE_WIDTHS.at(-1)!)
  return [...PICTURE_WIDTHS.filter((each) => each < widest), widest]
}

const ADDRESS = /^(\/uploads\/[0-9a-f]{64})\.(?!svg$)[a-z]+$/

/** Where an uploaded picture is found in one width and format; undefined for pictures elsewhere and for SVG. */
export function resized(url: string, width: number, format: PictureFormat): string | undefined {
  const [, base] = ADDRESS.exec(url) ?? []
  return base && `${base}-${width}.${format}`
}

/** Where a picture is found at about a width: ours come small, another server's and drawings as they are. */
export function smallPictureFrom(apiUrl: string, address: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  const whole = pictureFrom(apiUrl, address)
  return resized(whole, width, 'webp') ?? whole
}

/**
 * The addresses of an uploaded picture in one format, for `srcset`; undefined for pictures elsewhere and for SVG. A picture of which nothing is known may be asked for in every width: a small one answers at its own.
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

/** The firm's mark as a picture file, for whoever cannot use a drawing. */
export const LOGO_PICTURE = '/icon-512.png'

/**
 * The part of a picture that stands for it where it fills an upright screen from edge to edge, as a slide does on phones: as high,
 * and cut where the whole would be, so that the same is seen.
 */
export const UPRIGHT = {
  /** Its width by its height: a slide on a phone is narrower (375 by 576 pixels at most). */
  aspect: 2 / 3,
  /** How much of what is cut off lies left of it: `object-position` in the stylesheet of `Hero`. */
  position: 0.76,
}

/** The screens on which a slide is that narrow. It is 52rem high at most, so on wide ones it is not. */
export const UPRIGHT_SCREEN = '(max-aspect-ratio: 2/3) and (max-width: 34em)'

/** How much of a picture's width its upright part has: all where it is no wider. */
export const uprightShare = ({ width, height }: { width: number; height: number }): number =>
  Math.min(1, (height * UPRIGHT.aspect) / width)

/** What `srcSetOf` answers, with the addresses and the widths of the upright parts. */
export const uprightSet = (srcSet: string, share: number): string =>
  srcSet.replaceAll(/(\.\w+) (\d+)w/g, (_, end, width) => `u${end} ${Math.round(Number(width) * share)}w`)
