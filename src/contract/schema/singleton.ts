import type { Access } from './endpoint.ts'
import type { Fields } from './fields.ts'
import { type WithEnglish, withEnglish } from './fieldTypes.ts'
import type { MenuIcon } from './icons.ts'
import type { ValueOf } from './values.ts'
import type { InEachLocale, SingletonWords } from './words.ts'

/** What the API's paths call all singletons together. */
export const SINGLETONS_PATH = 'page-content'

/** How people meet a singleton. */
interface Appearance {
  /** What people read around it; without words it goes by its key and the generic sentences. */
  words?: InEachLocale<SingletonWords>
  /** Its drawing in menus. */
  icon?: MenuIcon
  /** Where visitors find it; absent where it has no page of its own. */
  page?: string
}

/** A singleton as it is declared, for the engine. */
export interface Singleton extends Appearance {
  key: string
  fields: Fields
  /** Fields that only the administrator sees. */
  hidden?: readonly string[]
  /** What visitors read. */
  read: Access
  /** What the editor reads. */
  edit: Access
  update: Access
  /** Gives out a link to its page as it would be with what is sent, before that is saved (`previews.ts`). */
  preview: Access
  /** Goes back to what it starts with; absent where it is missing until it is entered. */
  restart?: Access
}

/** Something in every field of a declared singleton: what it says before anybody has saved it (`starts.ts`). */
export type Start<S extends { fields: Fields }> = { readonly [N in keyof S['fields']]: ValueOf<S['fields'][N]> }

/**
 * Declares a singleton, stored under a key: visitors get a 404 until it is entered, its editor empty fields. Its calls,
 * validation, OpenAPI and form follow from this.
 */
export const defineSingleton = <
  const F extends Fields,
  const S extends Singleton & { fields: F; hidden?: readonly (keyof F & string)[] },
>(
  declared: S & { fields: F },
): Omit<S, 'fields'> & { fields: WithEnglish<F> } => ({ ...declared, fields: withEnglish<F>(declared.fields) })
