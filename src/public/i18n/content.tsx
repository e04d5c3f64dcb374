import type { ReactNode } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { CONTENT_LOCALE, isIn } from './locale.ts'

type Values = Readonly<Record<string, unknown>>

/** Content that the administrator edits, with its English translation in `en`, if there is one. */
export type Translatable = Values & { readonly en?: unknown }

/**
 * A singleton in the language of a page. Each object names in `fallback` its texts that are in the language of the content
 * instead. Another server, and initial values, have English under `en`, or none.
 */
export function contentIn<T extends object>(content: T, locale: Locale): T {
  if (locale === CONTENT_LOCALE) return content
  if (!isIn(locale, content)) return toEnglish(content as Translatable) as T
  const { fallback = [] } = content as { fallback?: readonly string[] }
  const nested = fallback.filter((path) => path.includes('.'))
  if (nested.length === 0) return content
  const lists = Object.entries(content).flatMap(([name, items]) => {
    const inList = nested.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))
    if (inList.length === 0 || !Array.isArray(items)) return []
    const marked = (items as Values[]).map((item, i) => ({
      ...item,
      fallback: inList.filter((path) => path.startsWith(`${i}.`)).map((path) => path.slice(`${i}.`.length)),
    }))
    return [[name, marked]]
  })
  return { ...content, ...Object.fromEntries(lists), fallback: fallback.filter((path) => !path.includes('.')) }
}

/** The content in English, its lists item by item. Texts without a translation are kept, and named in `fallback`. */
function toEnglish({ [SECOND_FIELD]: en, ...original }: Translatable): Values {
  const entries = Object.entries(original)
  const lists = entries.filter(([, value]) => Array.isArray(value))
  const english = Object.fromEntries(Object.entries(en ?? {}).filter(([, text]) => text))
  const untranslated = entries.filter(([name, text]) => typeof text === 'string' && !(name in english))
  return {
    ...original,
    ...Object.fromEntries(lists.map(([name, items]) => [name, (items as Translatable[]).map(toEnglish)])),
    ...english,
    locale: SECOND_FIELD,
    fallback: untranslated.map(([name]) => name),
  }
}

/** The `lang` attribute of a text: undefined if it is in the language of the page (WCAG 3.1.2). */
export const langOf = <T extends object>(content: T, name: keyof T & string): Locale | undefined =>
  (content as { fallback?: readonly string[] }).fallback?.includes(name) ? CONTENT_LOCALE : undefined

/** A text for the head of the document, where no language can be marked; undefined if it is not in the language of the page. */
export const headTextOf = <T extends object>(
  content: T | null | undefined,
  name: keyof T & string,
): string | undefined =>
  content && !langOf(content, name) ? ((content[name] as string | null | undefined) ?? undefined) : undefined

/** A text in a `span` with its `lang` if it is not in the language of the page. */
export function textOf<T extends object>(content: T, name: keyof T & string): ReactNode {
  const text = content[name] as string | null | undefined
  const lang = text ? langOf(content, name) : undefined
  return lang ? <span lang={lang}>{text}</span> : text
}
