import type { ReactNode } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { CONTENT_LOCALE } from './locale.ts'

/** Content that the administrator edits, with its English translation in `en`, if there is one. */
export type Translatable = Readonly<Record<string, unknown>> & { readonly en?: unknown }

/** Languages of the texts that are not translated, by field. */
type Langs = Readonly<Record<string, Locale>>

/**
 * The content in English. Texts without a translation are kept, and their language is in `langs`. Lists are translated item by
 * item.
 */
export function toEnglish({ en, ...original }: Translatable): Readonly<Record<string, unknown>> {
  const entries = Object.entries(original)
  const lists = entries.filter(([, value]) => Array.isArray(value))
  const english = Object.fromEntries(Object.entries(en ?? {}).filter(([, text]) => text))
  const untranslated = entries.filter(([name, text]) => typeof text === 'string' && !(name in english))
  return {
    ...original,
    ...Object.fromEntries(lists.map(([name, items]) => [name, (items as Translatable[]).map(toEnglish)])),
    ...english,
    langs: Object.fromEntries(untranslated.map(([name]) => [name, CONTENT_LOCALE])) satisfies Langs,
  }
}

/** The `lang` attribute of a text of `toEnglish`: undefined if it is in the visitor's language (WCAG 3.1.2). */
export const langOf = <T extends object>(content: T, name: keyof T & string): Locale | undefined =>
  (content as { langs?: Langs }).langs?.[name]

/** A text of `toEnglish`, in a `span` with its `lang` if it is not in the visitor's language. */
export function textOf<T extends object>(content: T, name: keyof T & string): ReactNode {
  const text = content[name] as string | null | undefined
  const lang = text ? langOf(content, name) : undefined
  return lang ? <span lang={lang}>{text}</span> : text
}
