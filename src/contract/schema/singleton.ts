import type { Access } from './endpoint.ts'
import type { Fields } from './fields.ts'
import { type WithStates, withStates } from './fieldTypes.ts'
import type { MenuIcon } from './icons.ts'
import type { InEachLocale, SingletonTranslation } from './resourceMessages.ts'
import type { ValueOf } from './values.ts'

/** Name of all singletons together in API paths. */
export const SINGLETONS_PATH = 'page-content'

/** Labels, icon and address of a singleton. */
interface Appearance {
  /** Labels and messages; the default is its key and the generic sentences. */
  translations?: InEachLocale<SingletonTranslation>
  icon?: MenuIcon
  /** Path of its page; absent if it has none. */
  page?: string
}

/** A declared singleton, for the engines. */
export interface Singleton extends Appearance {
  key: string
  fields: Fields
  /** Fields that only the administrator sees. */
  hidden?: readonly string[]
  /** Endpoint for visitors. */
  read: Access
  /** Endpoint for the editor. */
  edit: Access
  update: Access
  /** Creates a preview link to its page with the unsaved values of the request (`previews.ts`). */
  preview: Access
  /** Visitors get a 404 until it is saved: its initial values are a template for its owner. */
  isHiddenUntilWritten?: boolean
  /** Resets it to its initial values; absent if it has none. */
  reset?: Access
}

/** A value for every field of a singleton: its initial values (`initialValues.ts`). */
export type SingletonValues<S extends { fields: Fields }> = {
  readonly [N in Exclude<keyof S['fields'], 'translation'>]: ValueOf<S['fields'][N]>
}

/**
 * Declares a singleton, stored under a key. Before the first save it has its initial values; without them visitors get
 * a 404, and its editor empty fields. Its endpoints, validation, OpenAPI and form follow from this.
 */
export const defineSingleton = <
  const F extends Fields,
  const S extends Singleton & { fields: F; hidden?: readonly (keyof F & string)[] },
>(
  declared: S & { fields: F },
): Omit<S, 'fields'> & { fields: WithStates<F> } => ({ ...declared, fields: withStates<F>(declared.fields) })
