import type { SceneOptions } from './drawScene.ts'
import { hash } from './random.ts'

/** Whole screens: slides, and pages that are one picture. Text stands to the left of the measured parcel. */
const full = { width: 1920, height: 1080, zoom: 1 } as const
/** Half a page beside text. */
const side = { width: 900, height: 1000, zoom: 0.85 } as const
/** The cut picture in a page's head. */
const head = { width: 640, height: 440, zoom: 0.55 } as const
/** Where an image is missing. No parcel is measured there: nothing is known about it. */
const card = { width: 640, height: 560, zoom: 0.78 } as const

/** Every drawing that pages may show, by name. `scripts/drawScenes.ts` writes one file for each. */
export const scenes = {
  'full-mosaic': { ...full, mood: 'mosaic', seed: 'filiz', focus: [0.7, 0.38] },
  'full-pivots': { ...full, mood: 'pivots', seed: 'konya', focus: [0.68, 0.4] },
  'full-terraces': { ...full, mood: 'terraces', seed: 'rize', focus: [0.7, 0.4] },
  'full-river': { ...full, mood: 'river', seed: 'seyhan', focus: [0.66, 0.3] },
  'full-orchard': { ...full, mood: 'orchard', seed: 'ege2', focus: [0.68, 0.4] },

  'side-pivots': { ...side, mood: 'pivots', seed: 'konya', focus: [0.55, 0.45] },
  'side-terraces': { ...side, mood: 'terraces', seed: 'rize', focus: [0.55, 0.45] },
  'side-orchard': { ...side, mood: 'orchard', seed: 'ege2', focus: [0.55, 0.45] },

  'head-mosaic': { ...head, mood: 'mosaic', seed: 'filiz', focus: [0.62, 0.4] },
  'head-orchard': { ...head, mood: 'orchard', seed: 'ege2', focus: [0.62, 0.4] },
  'head-river': { ...head, mood: 'river', seed: 'seyhan', focus: [0.62, 0.35] },
  'head-terraces': { ...head, mood: 'terraces', seed: 'rize', focus: [0.62, 0.45] },
  'head-pivots': { ...head, mood: 'pivots', seed: 'konya', focus: [0.62, 0.45] },

  /** The year, for the values: it may overflow to both sides. */
  season: { mood: 'season', seed: 'yil', width: 1312, height: 210, zoom: 1 },
  /** The year as the divider above the footer. */
  divider: { mood: 'season', seed: 'alt', width: 1920, height: 96, zoom: 0.8 },

  'product-1': { ...card, mood: 'mosaic', seed: 'ceyhan' },
  'product-2': { ...card, mood: 'mosaic', seed: 'tarsus' },
  'product-3': { ...card, mood: 'mosaic', seed: 'kozan' },
  'product-4': { ...card, mood: 'mosaic', seed: 'karatas' },
  'service-1': { ...card, mood: 'orchard', seed: 'ayvalik' },
  'service-2': { ...card, mood: 'orchard', seed: 'edremit' },
  'service-3': { ...card, mood: 'orchard', seed: 'odemis' },
  'service-4': { ...card, mood: 'orchard', seed: 'germencik' },
  'post-1': { ...card, mood: 'river', seed: 'soke' },
  'post-2': { ...card, mood: 'river', seed: 'nazilli' },
  'post-3': { ...card, mood: 'river', seed: 'saraykoy' },
  'post-4': { ...card, mood: 'river', seed: 'bafra' },
} as const satisfies Record<string, SceneOptions>

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

/** The scene that stands in for a missing image: always the same for the same slug, so that nothing changes its face. */
export const placeholderFor = <Kind extends PlaceholderKind>(kind: Kind, slug: string) => {
  const choices = sceneNames.filter((name) => name.startsWith(`${kind}-`))
  return choices[hash(slug) % choices.length] as Extract<SceneName, `${Kind}-${string}`>
}
