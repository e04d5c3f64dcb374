import type { IllustrationTone } from '../../../src/design-system/tokens/illustrationTones.ts'

/** Vegetation on a parcel, seen from the air. Lengths are pixels at zoom 1. */
export type Crop = {
  readonly ground: IllustrationTone
  readonly row: IllustrationTone
  /** Distance between rows. */
  readonly gap: number
  readonly width: number
  /** Lengths of plants and gaps along the row. */
  readonly dash?: readonly [plant: number, hole: number]
  /** Distance between trees along the row; `width` is then the crown. */
  readonly trees?: number
}

export const crops = {
  wheat: { ground: 'wheat', row: 'wheatRow', gap: 6, width: 1.6 },
  stubble: { ground: 'straw', row: 'strawRow', gap: 8, width: 2, dash: [16, 5] },
  maize: { ground: 'leaf', row: 'leafRow', gap: 8, width: 3 },
  beet: { ground: 'moss', row: 'mossRow', gap: 7, width: 2.4 },
  clover: { ground: 'sage', row: 'sageRow', gap: 19, width: 3 },
  sprout: { ground: 'lime', row: 'limeRow', gap: 9, width: 2.4 },
  fallow: { ground: 'soil', row: 'soilRow', gap: 6, width: 1.6 },
  plough: { ground: 'umber', row: 'umberRow', gap: 7, width: 2 },
  seedling: { ground: 'soil', row: 'moss', gap: 11, width: 3, dash: [3, 6] },
  vines: { ground: 'straw', row: 'moss', gap: 13, width: 5, dash: [18, 4] },
  tea: { ground: 'sage', row: 'crown', gap: 17, width: 10, dash: [34, 13] },
  youngTea: { ground: 'lime', row: 'crown', gap: 17, width: 8, dash: [12, 13] },
  orchard: { ground: 'sage', row: 'tree', gap: 21, width: 13, trees: 20 },
  hazelnut: { ground: 'moss', row: 'tree', gap: 34, width: 19, trees: 26 },
  grove: { ground: 'soil', row: 'tree', gap: 25, width: 14, trees: 26 },
} as const satisfies Record<string, Crop>

export type CropName = keyof typeof crops
