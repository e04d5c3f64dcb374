import type { IconName } from '@filiz/design-system/icons/all'
import { type RaRecord, type ResourceDefinition, useResourceDefinition } from 'ra-core'
import { createContext, type ReactNode, useContext } from 'react'
import { ADMIN_PATH, type Locale } from '../../contract/constants.ts'
import type { AdminTexts } from '../../contract/i18n/admin/admin.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { type Fields, titleFieldOf } from '../../contract/schema/fields.ts'
import { TRANSLATION_FIELDS } from '../../contract/schema/fieldTypes.ts'
import { pathNameOf, type Resource } from '../../contract/schema/resource.ts'
import type { FormMessages } from '../../contract/schema/resourceMessages.ts'
import { SINGLETONS_PATH, type Singleton } from '../../contract/schema/singleton.ts'
import type { Capability } from '../capabilities.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'

/** Groups of the menu, each under its heading. */
export const GROUPS = ['pageTexts', 'settings', 'upkeep'] as const
export type GroupName = (typeof GROUPS)[number]

/** Menu item of a screen. */
interface MenuItem {
  /** Shown behind the name, such as the number of unread messages. */
  badge?: ReactNode
  /** Group of the menu; absent for the items at its top. */
  group?: GroupName
  /** The optional part of the API that it belongs to; the menu has the item only if the API offers it. */
  requires?: Capability
}

/** The three screens of a resource. */
export interface Screens {
  list: ReactNode
  create: ReactNode
  edit: ReactNode
}

/** A resource in `config.tsx`: the options of react-admin's resource definition. */
export interface ResourceOptions extends MenuItem {
  resource: Resource
  /** Whether visitors see a record; by default they see all. */
  isVisible?: (record: RaRecord) => boolean
  /** Whether a record has ever been public, so that its address changes only on purpose; by default it has. */
  wasSeen?: (record: RaRecord) => boolean
  /** Handwritten screens, each of which replaces the derived one. */
  screens?: Partial<Screens>
}

/** A singleton in `config.tsx`: its form is derived, unless a hand-written screen replaces it. */
export interface SingletonOptions extends MenuItem {
  singleton: Singleton
  path: string
  screen?: ReactNode
}

/** A hand-written screen that belongs to no declaration. */
export interface PageOptions extends MenuItem {
  /** Below `/admin`, without slashes around it; empty for `/admin` itself. */
  path: string
  label: (messages: AdminTexts) => string
  icon: IconName
  page: ReactNode
}

export type ScreenOptions = ResourceOptions | SingletonOptions | PageOptions
/** In the order of the menu. */
export type AdminConfig = readonly ScreenOptions[]

export const isResourceOptions = (options: ScreenOptions): options is ResourceOptions => 'resource' in options
export const isSingletonOptions = (options: ScreenOptions): options is SingletonOptions => 'singleton' in options

/** Options of a resource by its name, or by its name in the API's paths; undefined if the panel does not have it. */
export const resourceIn = (config: AdminConfig, name: string | null): ResourceOptions | undefined =>
  config.filter(isResourceOptions).find(({ resource }) => resource.name === name || pathNameOf(resource) === name)

/** Options of a singleton by its key. */
export const singletonIn = (config: AdminConfig, key: string | number | null): SingletonOptions | undefined =>
  config.filter(isSingletonOptions).find(({ singleton }) => singleton.key === key)

const ConfigContext = createContext<AdminConfig>([])
export const ConfigProvider = ConfigContext.Provider

export const useConfig = () => useContext(ConfigContext)

export const LOGIN_PATH = '/login'
/** Page that sends a link for a new password; followed by a token, the page of such a link. */
export const LOST_PASSWORD_PATH = '/login/sifre'

/** Path of the screens of a resource, singleton or page, without the leading `/admin/`. */
export const pathBelowAdmin = (options: ScreenOptions): string =>
  isResourceOptions(options) ? (options.resource.panelPath ?? options.resource.name) : options.path

/** @param path below `/admin`; empty for `/admin` itself */
export const listPath = (path: string) => [ADMIN_PATH, path].filter(Boolean).join('/')

/** @param path of the list below `/admin` */
export const editPath = (path: string, id: number | string) => `${listPath(path)}/edit/${encodeURIComponent(id)}`

/** Address of a menu item. */
export const pathOf = (item: ScreenOptions): string => listPath(pathBelowAdmin(item))

/** Name of a menu item. */
export function nameOf(item: ScreenOptions, messages: AdminTexts, language: Locale): string {
  if (isSingletonOptions(item)) return singletonTexts(item.singleton, language).title
  if (!isResourceOptions(item)) return item.label(messages)
  const { menu, many } = resourceTexts(item.resource, language)
  return menu ?? many
}

/** Addresses of the screens of a resource. */
export function pathsOf(options: ResourceOptions) {
  const path = pathBelowAdmin(options)
  return { list: listPath(path), create: `${listPath(path)}/new`, edit: (id: number | string) => editPath(path, id) }
}

/** Reference of the API to a record or a singleton. */
export interface RecordReference {
  /** Name of the resource, or its name in the API's paths; `page-content` for singletons. */
  resource: string
  /** Key of a singleton. */
  id: number | string
}

/** Address of the form of a record or singleton; undefined if the panel has no screen for it. */
export function formPathOf({ resource, id }: RecordReference, config: AdminConfig): string | undefined {
  const singleton = resource === SINGLETONS_PATH && singletonIn(config, id)
  if (singleton) return pathOf(singleton)
  const options = resourceIn(config, resource)
  return options && pathsOf(options).edit(id)
}

/** React-admin's resource definition. */
export function definitionOf(options: ResourceOptions): ResourceDefinition<ResourceOptions> {
  const { name, endpoints } = options.resource
  return {
    name,
    hasList: true,
    hasCreate: Boolean(endpoints.create),
    hasEdit: Boolean(endpoints.update),
    hasShow: false,
    recordRepresentation: titleFieldOf(options.resource),
    options,
  }
}

/** Options of the current resource (react-admin's resource context). */
export function useResourceOptions(): ResourceOptions {
  const { options } = useResourceDefinition<ResourceOptions>()
  if (!options) throw new Error('There is no resource around this component')
  return options
}

/** Messages of the current resource. */
export const useResourceMessages = () => resourceTexts(useResourceOptions().resource, usePreference(locale))

/** Singular name of a resource by its name in the API's paths, which is also the fallback. */
export function useResourceLabel(): (path: string) => string {
  const language = usePreference(locale)
  const config = useConfig()
  return (path) => {
    const options = resourceIn(config, path)
    return options ? resourceTexts(options.resource, language).one : path
  }
}

const SingletonContext = createContext<Singleton | undefined>(undefined)
export const SingletonProvider = SingletonContext.Provider

/** The singleton of the current screen; undefined on the screens of a resource. */
export const useSingleton = () => useContext(SingletonContext)

/** Declared fields that a form edits. */
export interface FormDefinition {
  /** Resource of the data provider. */
  name: string
  fields: Fields
  /** Input of a save that is not part of the record. */
  extraInput?: readonly string[] | undefined
}

/** Definition of the current form, of a record or a singleton, with its messages and the addresses of its list and public page. */
export function useFormDefinition(): FormDefinition & {
  /** Name of the resource in API paths; `page-content` for singletons. */
  pathName: string
  title: string
  texts: FormMessages
  listPath?: string
  page?: string | undefined
} {
  const singleton = useSingleton()
  const { options } = useResourceDefinition<ResourceOptions>()
  const language = usePreference(locale)
  if (singleton) {
    const { key, fields, page } = singleton
    const texts = singletonTexts(singleton, language)
    return { name: key, pathName: SINGLETONS_PATH, fields: withoutStates(fields), title: texts.title, texts, page }
  }
  if (!options) throw new Error('There is no resource and no singleton around this component')
  const { name, fields, extraInput, page } = options.resource
  const texts = resourceTexts(options.resource, language)
  const listPath = pathsOf(options).list
  return {
    name,
    pathName: pathNameOf(options.resource),
    fields: withoutStates(fields),
    extraInput,
    title: texts.one,
    texts,
    listPath,
    page,
  }
}

const withoutStates = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !TRANSLATION_FIELDS.includes(name)))
