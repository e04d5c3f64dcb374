import type { Locale } from '../constants.ts'

/** The words around one resource, in one language. */
export interface ResourceTexts {
  one: string
  many: string
  /** Its name in the menu, where that is not what many are called. */
  menu?: string
  fields: Record<string, string>
  /** Shorter labels for the heads of columns, where a field's own is a sentence. */
  columns: Record<string, string>
  /** What stands under a field when its label does not say enough. */
  hints: Record<string, string>
  /** What is said of a flag that is on, what setting it is called, and what clearing it is. */
  flags: Record<string, { on: string; off: string; unset: string }>
  count: (count: number) => string
  add: string
  search: string
  remove: string
  created: string
  updated: string
  removed: string
  confirmRemove: string
  invalidId: string
  notFound: string
  loadFailed: string
  listFailed: string
  createFailed: string
  updateFailed: string
  removeFailed: string
  toggleFailed: string
  uploadFailed: string
  empty: string
}

/** The words that a form needs, of a resource or of a singleton, which is never created. */
export type FormTexts = Pick<ResourceTexts, 'fields' | 'hints' | 'loadFailed' | 'updateFailed' | 'uploadFailed'> &
  Partial<Pick<ResourceTexts, 'created' | 'createFailed'>>

/** The words around one singleton, in one language. */
export interface SingletonTexts extends FormTexts {
  title: string
}

/** What a resource says in one language; the generic sentences say the rest. */
export type ResourceWords = Pick<ResourceTexts, 'one' | 'many'> & Partial<ResourceTexts>
export type SingletonWords = Pick<SingletonTexts, 'title'> & Partial<SingletonTexts>

/** The same words in every language of the site. */
export type InEachLocale<W> = Readonly<Record<Locale, W>>
