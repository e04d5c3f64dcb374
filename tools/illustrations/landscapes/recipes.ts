import { type LandscapeName, sizeOf } from '../../../src/company/illustrations/catalogue.ts'
import { OG_IMAGE } from '../../../src/contract/domain/ogImage.ts'
import { type LandscapeOptions, moods } from './drawLandscape.ts'

/** The options of a landscape, without its size. */
type Recipe = Omit<LandscapeOptions, 'width' | 'height'>

/** Full-screen pictures. Text is to the left of the measured parcel. */
const full = { zoom: 1 } as const
const side = { zoom: 0.85 } as const
const head = { zoom: 0.55 } as const
/** Placeholders of missing images have no measured parcel. */
const card = { zoom: 0.78 } as const

/** `drawIllustrations.ts` writes these files. Their sizes are in the catalogue, which browsers load. */
const recipes: Readonly<Record<LandscapeName, Recipe>> = {
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

  season: { mood: 'season', seed: 'yil', zoom: 1 },
  divider: { mood: 'season', seed: 'alt', zoom: 0.8 },

  'product-1': { ...card, mood: 'mosaic', seed: 'ceyhan' },
  'product-2': { ...card, mood: 'mosaic', seed: 'tarsus' },
  'product-3': { ...card, mood: 'mosaic', seed: 'kozan' },
  'service-1': { ...card, mood: 'orchard', seed: 'ayvalik' },
  'service-2': { ...card, mood: 'orchard', seed: 'edremit' },
  'service-3': { ...card, mood: 'orchard', seed: 'odemis' },
  'service-4': { ...card, mood: 'orchard', seed: 'germencik' },
  'post-1': { ...card, mood: 'river', seed: 'soke' },
  'post-2': { ...card, mood: 'river', seed: 'nazilli' },
  'post-3': { ...card, mood: 'river', seed: 'saraykoy' },
  'post-4': { ...card, mood: 'river', seed: 'bafra' },
}

/** All options of the landscape of this name. */
export const recipeOf = (name: LandscapeName): LandscapeOptions => ({
  ...sizeOf(name),
  ...recipes[name],
})

const OG: Omit<LandscapeOptions, 'mood' | 'seed'> = {
  width: OG_IMAGE.width,
  height: OG_IMAGE.height,
  zoom: 0.75,
  focus: [0.78, 0.42],
}

/** Backgrounds of OG images, whose right half is visible: two of each mood except the season. */
export const ogRecipes: readonly LandscapeOptions[] = moods
  .filter((mood) => mood !== 'season')
  .flatMap((mood) => ['og1', 'og2'].map((seed) => ({ ...OG, mood, seed })))
