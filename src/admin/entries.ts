import type { IconName } from '@filiz/design-system/icons'
import type { SortPayload } from 'ra-core'
import { createContext, type ReactNode, useContext } from 'react'
import type { Resource } from '../contract/resource.ts'
import type { AdminTexts } from '../contract/texts/admin.ts'
import { resourceTexts } from '../contract/texts/resources.ts'
import { locale, usePreference } from './preferences.ts'

/** The three screens of a resource. */
export interface Screens {
  list: ReactNode
  create: ReactNode
  edit: ReactNode
}

/** A resource in the admin: one line in `config.tsx`. */
export interface ResourceEntry {
  resource: Resource
  icon: IconName
  /** Where visitors find a record, before its slug (`/urunler`); absent when it has no page of its own. */
  publicPath?: string
  /** The order of the list until somebody chooses another; newest first unless said. */
  sort?: SortPayload
  /** Handmade screens. Each takes the derived one's place whole. */
  screens?: Partial<Screens>
  /** Further pages of one segment below the resource's own path, by segment. */
  pages?: Record<string, ReactNode>
  /** Stands under the heading of the settings in the menu. */
  isSetting?: boolean
}

/** A handmade screen that belongs to no single resource. */
export interface PageEntry {
  /** Below `/admin`, without slashes around it; empty for `/admin` itself. */
  path: string
  icon: IconName
  label: (words: AdminTexts) => string
  page: ReactNode
  isSetting?: boolean
}

export type Entry = ResourceEntry | PageEntry
/** In the order of the menu. */
export type AdminConfig = readonly Entry[]

export const isResourceEntry = (entry: Entry): entry is ResourceEntry => 'resource' in entry

const EntryContext = createContext<ResourceEntry | undefined>(undefined)
export const EntryProvider = EntryContext.Provider

/** The resource whose screen this is. */
export function useEntry(): ResourceEntry {
  const entry = useContext(EntryContext)
  if (!entry) throw new Error('Only screens of a resource know their entry')
  return entry
}

/** The words around the resource whose screen this is. */
export const useTexts = () => resourceTexts(useEntry().resource.name, usePreference(locale))
