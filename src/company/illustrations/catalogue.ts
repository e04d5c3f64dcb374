/** A whole screen: slides, and pages that are one picture. */
const full = { width: 1920, height: 1080 } as const
/** Half a page beside text. */
const side = { width: 900, height: 1000 } as const
/** The cut picture in a page's head. */
const head = { width: 640, height: 440 } as const
/** Where an image is missing. */
const card = { width: 640, height: 560 } as const

/**
 * Landscapes for the first screen, by name: files in `eager`. `tools/illustrations` draws them; its recipes say what is in each.
 * This table has the sizes alone, because browsers load it.
 */
export const eagerSizes = {
  'full-mosaic': full,
  'full-pivots': full,
  'full-terraces': full,
  'full-river': full,
  'full-orchard': full,
  'side-pivots': side,
  'side-terraces': side,
  'side-orchard': side,
  'head-mosaic': head,
  'head-orchard': head,
  'head-river': head,
  'head-terraces': head,
  'head-pivots': head,
  'product-1': card,
  'product-2': card,
  'product-3': card,
} as const

/** Landscapes below the first screen: files in `lazy`. */
export const lazySizes = {
  'side-pivots': side,
  'side-terraces': side,
  'side-orchard': side,
  'head-river': head,
  /** The year, for the values: it may overflow to both sides. */
  season: { width: 1312, height: 210 },
  /** The year as the divider above the footer. */
  divider: { width: 1920, height: 96 },
  'service-1': card,
  'service-2': card,
  'service-3': card,
  'service-4': card,
  'post-1': card,
  'post-2': card,
  'post-3': card,
  'post-4': card,
} as const

export type EagerName = keyof typeof eagerSizes
export type LazyName = keyof typeof lazySizes
export type LandscapeName = EagerName | LazyName

/** Things on a square of their own, without background: files in `objects`, lazy. */
export const objectNames = [
  'soil-probe',
  'weather-station',
  'drone',
  'valve-controller',
  'leaf-sensor',
  'gateway',
  'flow-meter',
  'grain-cable',
  'notebook',
  'soil-auger',
  'greenhouse',
  'satellite',
  'tomato-sensor',
] as const

export type ObjectName = (typeof objectNames)[number]

/** Side of the square that every object is drawn in. */
export const OBJECT_SIDE = 560
