/** A whole screen: slides, and pages that are one picture. */
const full = { width: 1920, height: 1080 } as const
/** Half a page beside text. */
const side = { width: 900, height: 1000 } as const
/** The cut picture in a page's head. */
const head = { width: 640, height: 440 } as const
/** Where an image is missing. */
const card = { width: 640, height: 560 } as const

/** Every drawing that pages may show, by name, and its size; `recipes.ts` says what is in it. */
export const scenes = {
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

  /** The year, for the values: it may overflow to both sides. */
  season: { width: 1312, height: 210 },
  /** The year as the divider above the footer. */
  divider: { width: 1920, height: 96 },

  'product-1': card,
  'product-2': card,
  'product-3': card,
  'product-4': card,
  'service-1': card,
  'service-2': card,
  'service-3': card,
  'service-4': card,
  'post-1': card,
  'post-2': card,
  'post-3': card,
  'post-4': card,
} as const satisfies Record<string, { width: number; height: number }>

export type SceneName = keyof typeof scenes

export const sceneNames = Object.keys(scenes) as readonly SceneName[]

/** Those that may stand below the first screen (`LateScene`). */
export const lateSceneNames = [
  'side-pivots',
  'side-terraces',
  'side-orchard',
  'head-river',
  'season',
  'divider',
  'service-1',
  'service-2',
  'service-3',
  'service-4',
  'post-1',
  'post-2',
  'post-3',
  'post-4',
] as const satisfies readonly SceneName[]

export type LateSceneName = (typeof lateSceneNames)[number]

/** Those that may be seen at once (`Scene`): all but the year, and the land in place of a picture that is missing in a list. */
export type FirstSceneName = Exclude<SceneName, 'season' | 'divider' | `${'service' | 'post'}-${number}`>

export const firstSceneNames = sceneNames.filter(
  (name): name is FirstSceneName => !/^(season|divider|service-|post-)/.test(name),
)

/** What a missing image belongs to; `full` is a whole screen. */
export type PlaceholderKind = 'product' | 'service' | 'post' | 'full'

/**
 * The scene that stands in for a missing image: for the same number always the same, so that nothing changes its face, and for
 * the next one another, so that neighbours differ.
 */
export const placeholderFor = <Kind extends PlaceholderKind>(kind: Kind, number: number) => {
  const choices = sceneNames.filter((name) => name.startsWith(`${kind}-`))
  return choices[number % choices.length] as Extract<SceneName, `${Kind}-${string}`>
}
