import type { ReactNode } from 'react'
import type { Locale } from '../../contract/constants.ts'
import type { Langs } from './inEnglish.ts'

/** What `lang` a text needs: that of the content, where nobody has written it in the visitor's language (WCAG 3.1.2). */
export const langOf = <T extends object>(content: T, name: keyof T & string): Locale | undefined =>
  (content as { langs?: Langs }).langs?.[name]

/** A text that is written under a name; where it is not in the visitor's language, it says in which it is. */
export function said<T extends object>(content: T, name: keyof T & string): ReactNode {
  const text = content[name] as string | null | undefined
  const lang = text ? langOf(content, name) : undefined
  return lang ? <span lang={lang}>{text}</span> : text
}
