/** What stands for the site where a page has nothing of its own to share, in pixels. */
export const SHARING_PICTURE = { url: '/og.png', width: 1200, height: 630 } as const

/** What stays in sight of a picture that is cut, as parts of its width and height; the middle where it is not said. */
export type FocalPoint = readonly [x: number, y: number]

/** What a page's sharing picture shows. */
export interface SharingCard {
  title: string
  /** The picture of what the page is about, drawn beside the title. */
  imageUrl?: string | null | undefined
  focal?: FocalPoint | undefined
  /** The picture that its owner chose for sharing: it alone is shown. */
  ownUrl?: string | null | undefined
  ownFocal?: FocalPoint | undefined
  /** Another one for each picture that looks otherwise. */
  version: string
}

/** Sets words in the house's type, for drawings that stand alone. Sizes and places in pixels. */
export interface Typesetter {
  /** How wide a line is. */
  widthOf(line: string, size: number): number
  /** A line as SVG in the colour of what it stands in; its baseline begins at the place. */
  draw(line: string, at: { x: number; y: number; size: number }): string
}

/** Everything that a sharing picture is drawn from. */
export interface SharingDrawing {
  siteName: string
  title: string
  /** The page's path: each has a land of its own. */
  path: string
  photo?: SharingPhoto | undefined
  type: Typesetter
}

/** A picture to be laid beside the title. */
export interface SharingPhoto {
  /** A `data:` address. */
  href: string
  /** Which place it was cut for: one that is seen through in parts stands free on paper. */
  place: keyof typeof PHOTO_PLACES
}

/** Where the picture of what a page is about lies in its sharing picture, in pixels. */
export const PHOTO_PLACES = {
  whole: { left: 588, top: 0, width: 612, height: 630 },
  free: { left: 752, top: 56, width: 412, height: 518 },
} as const

/** Below it, each page's picture is found under the page's own path. */
const FOLDER = '/og'
const HOME = '/index'

/** Where a page's sharing picture is found; `version` makes another address of it when it shows something else. */
export const sharingAddressOf = (path: string, version?: string): string =>
  `${FOLDER}${path === '/' ? HOME : path}.jpg${version ? `?v=${version}` : ''}`

/** The path of the page whose sharing picture is found at an address's path. */
export function pathOfShared(address: string): string | undefined {
  const [, path] = /^\/og(\/.+)\.jpg$/.exec(address) ?? []
  return path === HOME ? '/' : path
}
