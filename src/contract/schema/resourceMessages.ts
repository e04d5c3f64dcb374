import type { Locale } from '../constants.ts'

/** Labels and messages of one resource, in one language. */
export interface ResourceMessages {
  one: string
  many: string
  /** Name in the menu, if it is not the plural. */
  menu?: string
  fields: Record<string, string>
  /** Shorter labels for column heads. */
  columns: Record<string, string>
  /** Help texts of fields. */
  hints: Record<string, string>
  /** Labels of the values of choices, by field and value; the value itself is the default. */
  choices?: Record<string, Readonly<Record<string, string>>>
  /** Texts of a flag: the state when it is on, the action that sets it, and the action that clears it. */
  flags: Record<string, { isOn: string; set: string; clear: string }>
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

/** Texts of a form, for resources and for singletons, which are never created. */
export type FormMessages = Pick<
  ResourceMessages,
  'fields' | 'hints' | 'choices' | 'loadFailed' | 'updateFailed' | 'uploadFailed'
> &
  Partial<Pick<ResourceMessages, 'created' | 'createFailed'>>

/** Labels and messages of one singleton, in one language. */
export interface SingletonMessages extends FormMessages {
  title: string
}

/** Texts of a resource in one language; generic sentences are the defaults. */
export type ResourceTranslation = Pick<ResourceMessages, 'one' | 'many'> & Partial<ResourceMessages>
export type SingletonTranslation = Pick<SingletonMessages, 'title'> & Partial<SingletonMessages>

/** Texts in every language of the panel. */
export type InEachLocale<W> = Readonly<Record<Locale, W>>
