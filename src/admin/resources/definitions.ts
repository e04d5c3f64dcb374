import type { IconName } from '@filiz/design-system/icons'
import { type RaRecord, type ResourceDefinition, useResourceDefinition } from 'ra-core'
import { createContext, type ReactNode, useContext } from 'react'
import type { AdminTexts } from '../../contract/i18n/admin/admin.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { type Fields, titleFieldOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import type { Singleton } from '../../contract/schema/singleton.ts'
import type { FormTexts } from '../../contract/schema/words.ts'
import type { Capability } from '../capabilities.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { editPath, listPath, newPath } from './paths.ts'

/** What stands under a heading of its own in the menu, in this order. */
export const GROUPS = ['settings', 'upkeep'] as const
export type GroupName = (typeof GROUPS)[number]

/** How an entry stands in the menu. */
interface MenuItem {
  /** Stands behind the name: how many of them wait. */
  badge?: ReactNode
  /** The heading that it stands under; absent at the top of the menu. */
  group?: GroupName
  /** The optional part of the API that it belongs to; without it there is no menu item. */
  requires?: Capability
}

/** The three screens of a resource. */
export interface Screens {
  list: ReactNode
  create: ReactNode
  edit: ReactNode
}

/** A resource in the admin: one line in `config.tsx`. */
export interface ResourceEntry extends MenuItem {
  resource: Resource
  /** Whether visitors see a record; absent means that they see all. */
  isPublic?: (record: RaRecord) => boolean
  /** Whether visitors could ever see a record, so that its address moves on purpose only; absent means that they could. */
  wasSeen?: (record: RaRecord) => boolean
  /** Handmade screens. Each takes the derived one's place whole. */
  screens?: Partial<Screens>
}

/** A singleton in the admin: its form is derived, unless a handmade screen takes its place whole. */
export interface SingletonEntry extends MenuItem {
  singleton: Singleton
  path: string
  screen?: ReactNode
}

/** A handmade screen that belongs to no single declaration. */
export interface PageEntry extends MenuItem {
  /** Below `/admin`, without slashes around it; empty for `/admin` itself. */
  path: string
  label: (words: AdminTexts) => string
  icon: IconName
  page: ReactNode
}

export type Entry = ResourceEntry | SingletonEntry | PageEntry
/** In the order of the menu. */
export type AdminConfig = readonly Entry[]

export const isResourceEntry = (entry: Entry): entry is ResourceEntry => 'resource' in entry
export const isSingletonEntry = (entry: Entry): entry is SingletonEntry => 'singleton' in entry

/** Where an entry's screens are, below `/admin`. */
export const pathBelowAdmin = (entry: Entry): string =>
  isResourceEntry(entry) ? (entry.resource.panelPath ?? entry.resource.name) : entry.path

/** The addresses of a resource's screens. */
export function pathsOf(entry: ResourceEntry) {
  const path = pathBelowAdmin(entry)
  return { list: listPath(path), create: newPath(path), edit: (id: number | string) => editPath(path, id) }
}

/** React-admin's definition of a resource. Its `options` are the entry. */
export function definitionOf(entry: ResourceEntry): ResourceDefinition<ResourceEntry> {
  const { name, endpoints } = entry.resource
  return {
    name,
    hasList: true,
    hasCreate: Boolean(endpoints.create),
    hasEdit: Boolean(endpoints.update),
    hasShow: false,
    recordRepresentation: titleFieldOf(entry.resource),
    options: entry,
  }
}

/** The entry of the resource around (react-admin's resource context). */
export function useEntry(): ResourceEntry {
  const { options } = useResourceDefinition<ResourceEntry>()
  if (!options) throw new Error('There is no resource around this component')
  return options
}

const SingletonContext = createContext<Singleton | undefined>(undefined)
export const SingletonProvider = SingletonContext.Provider

/** The singleton whose screen this is; undefined on the screens of a resource. */
export const useSingleton = () => useContext(SingletonContext)

/** The texts of the resource around. */
export const useTexts = () => resourceTexts(useEntry().resource, usePreference(locale))

/** What a form edits: declared fields, under the name by which the data provider knows them. */
export interface Subject {
  name: string
  fields: Fields
  /** What a save may say besides, which is no part of the record. */
  extraInput?: readonly string[] | undefined
}

/** What the form around edits, a resource's record or a singleton; what it is called, its words, and the list and the page that it belongs to. */
export function useSubject(): Subject & {
  title: string
  texts: FormTexts
  listPath?: string
  page?: string | undefined
} {
  const singleton = useSingleton()
  const { options: entry } = useResourceDefinition<ResourceEntry>()
  const language = usePreference(locale)
  if (singleton) {
    const { key, fields, page } = singleton
    const texts = singletonTexts(singleton, language)
    return { name: key, fields, title: texts.title, texts, page }
  }
  if (!entry) throw new Error('There is no resource and no singleton around this component')
  const { name, fields, extraInput } = entry.resource
  const texts = resourceTexts(entry.resource, language)
  return { name, fields, extraInput, title: texts.one, texts, listPath: pathsOf(entry).list, page: entry.resource.page }
}
