import type { PaletteName } from '../../company/palettes.ts'

/** OG image of pages that have none of their own, with the company's name and mark, and the size of all in pixels. */
export const OG_IMAGE = { url: '/og.png', width: 1200, height: 630 } as const

/** Focal point of a cropped picture, as shares of width and height; the default is the centre. */
export type FocalPoint = readonly [x: number, y: number]

export interface OgImageContent {
  title: string
  /** Picture of the page's subject, shown beside the title. */
  imageUrl?: string | null | undefined
  focal?: FocalPoint | undefined
  /** Picture that the owner chose as the OG image; nothing else is shown. */
  ownUrl?: string | null | undefined
  ownFocal?: FocalPoint | undefined
  /** Version of the image; a new picture needs a new version. */
  version: string
}

/** A font that renders text as SVG paths. Sizes and positions in pixels. */
export interface Font {
  widthOf(line: string, size: number): number
  /** A line as SVG in the current colour; `x` and `y` are the start of its baseline. */
  draw(line: string, at: { x: number; y: number; size: number }): string
}

/** Input of the OG image's SVG. */
export interface OgImageProps {
  siteName: string
  palette?: PaletteName | undefined
  /** The company's icon as a `data:` URL, in place of the mark. */
  icon?: string | undefined
  title: string
  /** Path of the page; chooses the illustration. */
  path: string
  photo?: OgImagePhoto | undefined
  font: Font
}

/** A picture beside the title. */
export interface OgImagePhoto {
  /** A `data:` URL. */
  href: string
  /** Area for which it was cropped: `free`, without a frame, for pictures with transparency. */
  place: keyof typeof PHOTO_AREAS
}

/** Area of the subject's picture in the OG image, in pixels. */
export const PHOTO_AREAS = {
  whole: { left: 588, top: 0, width: 612, height: 630 },
  free: { left: 752, top: 56, width: 412, height: 518 },
} as const

/** Parent path of OG images; each is below it, under its page's path. */
const FOLDER = '/og'
const HOME = '/index'

/** URL of a page's OG image; `version` changes the URL when the content changes. */
export const ogImagePathOf = (path: string, version?: string): string =>
  `${FOLDER}${path === '/' ? HOME : path}.jpg${version ? `?v=${version}` : ''}`

/** Path of the page that an OG image's path belongs to. */
export function pageOfOgImage(address: string): string | undefined {
  const [, path] = /^\/og(\/.+)\.jpg$/.exec(address) ?? []
  return path === HOME ? '/' : path
}
