import { SHORT_DESCRIPTION_LENGTH } from '../constants.ts'

/** Splits a text into paragraphs at empty lines. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

interface Described {
  shortDescription?: string | null
  description?: string | null
}

/** The short description, else the first characters of the description and an ellipsis. */
export function shortDescriptionOf({ shortDescription, description }: Described, length = SHORT_DESCRIPTION_LENGTH) {
  if (shortDescription?.trim()) return shortDescription
  const characters = [...(description ?? '')]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}

/** Meta description of a page, on one line: its own, else its title and the site's tagline. */
export function pageDescriptionOf({
  title,
  description,
  tagline,
}: {
  title: string
  description?: string | null | undefined
  tagline: string
}): string {
  const isSentence = /[.?!…]$/.test(title)
  return description?.replace(/\s+/g, ' ').trim() || `${title}${isSentence ? '' : '.'} ${tagline}`.trim()
}

/** An address with no line break before a house number ("Pamuk Cad. 14"). */
export const breakableAddress = (address: string): string => address.replace(/(?<=[^\s,]) (?=\d)/g, '\u00a0')
