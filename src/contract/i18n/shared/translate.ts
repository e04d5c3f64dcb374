import type { Locale } from '../../constants.ts'
import * as turkish from './messages.ts'
import * as english from './messagesEnglish.ts'

type Message = string | ((...texts: string[]) => string)
type Group = Readonly<Record<string, Message>>

/** Each Turkish message with its English one. */
const pairs = Object.entries(english as unknown as Record<string, Group>).flatMap(([name, group]) => {
  const originals = (turkish as unknown as Record<string, Group>)[name]!
  return Object.entries(group).map(([key, message]) => [originals[key]!, message] as const)
})

const fixed = new Map(pairs.filter((pair): pair is [string, string] => typeof pair[0] === 'string'))

const VALUE = '\uE000'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Messages with values, as patterns. Those with more text of their own first: they may contain a shorter one. */
const templates = pairs
  .flatMap(([original, message]) => {
    if (typeof original !== 'function' || typeof message !== 'function') return []
    const parts = original(...Array<string>(original.length).fill(VALUE)).split(VALUE)
    const pattern = new RegExp(`^${parts.map(escaped).join('([\\s\\S]+)')}$`)
    return [{ pattern, message, length: parts.join('').length }]
  })
  .sort((a, b) => b.length - a.length)

/** A message of the server in a language; one without a translation stays Turkish. */
export function translateMessage(message: string, locale: Locale): string {
  if (locale === 'tr') return message
  const known = fixed.get(message)
  if (known !== undefined) return known
  for (const { pattern, message: inEnglish } of templates) {
    const values = pattern.exec(message)?.slice(1)
    if (values) return inEnglish(...values)
  }
  return message
}
