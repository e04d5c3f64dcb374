import type { CropName } from '../crops.ts'
import { divide } from '../divide.ts'
import { type Land, wholeSheet } from '../land.ts'
import { pivots } from './pivots.ts'
import { river } from './river.ts'
import { season } from './season.ts'
import { terraces } from './terraces.ts'

/** A Turkish landscape: its crops (repeated by frequency), and its layout function. */
type Landscape = { readonly crops: string; readonly lay: (land: Land) => void }

const consolidated = (land: Land): void => divide(land, wholeSheet(land))

const landscapes = {
  /** Çukurova: grain, maize and cotton in large blocks between canals. */
  mosaic: {
    crops: 'wheat wheat stubble maize maize beet beet clover sprout fallow plough seedling vines orchard',
    lay: consolidated,
  },
  /** The Aegean: olives, figs, vines. */
  orchard: { crops: 'orchard orchard orchard grove grove vines clover stubble beet fallow', lay: consolidated },
  /** Konya: centre pivots on dry land. */
  pivots: { crops: 'maize maize beet sprout wheat wheat stubble plough clover', lay: pivots },
  /** Rize: tea on terraces. */
  terraces: { crops: 'tea tea tea tea youngTea youngTea youngTea hazelnut clover maize', lay: terraces },
  /** The Menderes in its plain. */
  river: { crops: 'maize beet sprout clover maize wheat seedling plough vines orchard', lay: river },
  /** Twelve months side by side, October to September: the order is the calendar. */
  season: {
    crops: 'plough seedling seedling clover clover sprout beet maize wheat wheat stubble fallow',
    lay: season,
  },
} satisfies Record<string, Landscape>

export type Mood = keyof typeof landscapes

export const moods = Object.keys(landscapes) as readonly Mood[]

export const landscapeOf = (mood: Mood): { crops: readonly CropName[]; lay: (land: Land) => void } => ({
  crops: landscapes[mood].crops.split(' ') as CropName[],
  lay: landscapes[mood].lay,
})
