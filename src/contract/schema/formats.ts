import { firstPath, paths } from '../domain/paths.ts'

/** Format of a line of text: decides the input's type, a phone's keyboard, and the validation. */
export type Format = 'email' | 'phone' | 'link' | 'embed' | 'day'

/** A path on this site (`/hizmetler`), an http(s) URL, or a `mailto:` or `tel:` link. */
const LINK = /^\/(?![/\\])|^https?:\/\/[^\s]+$|^mailto:[^\s]+@[^\s]+$|^tel:\+?[\d\s()-]+$/i

/**
 * Pattern and example of each format; `validation` has its error message under the same name.
 * An empty line is not checked.
 */
export const formats: Record<Format, { pattern: RegExp; example: string }> = {
  email: {
    pattern: /^[^\s@<>(),;:"]+@(?:[^\s@<>(),;:".]+\.)+[^\s@<>(),;:".]{2,}$/,
    example: 'ayse@example.com',
  },
  phone: { pattern: /^[\d\s()+/.-]{3,}$/, example: '0322 000 00 00' },
  link: { pattern: LINK, example: firstPath(paths.products) },
  /** ISO 8601. */
  day: { pattern: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, example: '2026-11-02' },
  embed: { pattern: /^https:\/\/[^\s"'<>]+$/i, example: 'https://www.openstreetmap.org/export/embed.html' },
}
