import type { Locale } from '../../contract/constants.ts'
import { CONTENT_LOCALE } from './chosenLocale.ts'

/** What is written of something, with its English under `en` where there is any. */
export type Written = Readonly<Record<string, unknown>> & { readonly en?: unknown }

/** In which language texts are that nobody has written in the visitor's, by name. */
export type Langs = Readonly<Record<string, Locale>>

/** The same in English; what is missing or empty there is the Turkish one, and said to be. In lists each item has its own. */
export function inEnglish({ en, ...turkish }: Written): Readonly<Record<string, unknown>> {
  const entries = Object.entries(turkish)
  const lists = entries.filter(([, value]) => Array.isArray(value))
  const english = Object.fromEntries(Object.entries(en ?? {}).filter(([, text]) => text))
  const left = entries.filter(([name, text]) => typeof text === 'string' && !(name in english))
  return {
    ...turkish,
    ...Object.fromEntries(lists.map(([name, items]) => [name, (items as Written[]).map(inEnglish)])),
    ...english,
    langs: Object.fromEntries(left.map(([name]) => [name, CONTENT_LOCALE])) satisfies Langs,
  }
}
