/** How one line of text is written: the input's type, the keyboard of a phone, and what the server accepts. */
export type Format = 'email' | 'phone' | 'link' | 'embed' | 'day'

/** An address on this site (`/hizmetler`), or on another over http(s), or a mail or call link. */
const LINK = /^\/(?![/\\])|^https?:\/\/[^\s]+$|^mailto:[^\s]+@[^\s]+$|^tel:\+?[\d\s()-]+$/i

/**
 * What each form of a line must look like, and an example; `validation` says under the same name what is said when it
 * does not. An empty line has no form.
 */
export const formats: Record<Format, { pattern: RegExp; example: string }> = {
  email: {
    pattern: /^[^\s@<>(),;:"]+@(?:[^\s@<>(),;:".]+\.)+[^\s@<>(),;:".]{2,}$/,
    example: 'ayse@example.com',
  },
  phone: { pattern: /^[\d\s()+/.-]{3,}$/, example: '0322 000 00 00' },
  link: { pattern: LINK, example: '/urunler' },
  /** ISO 8601. */
  day: { pattern: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, example: '2026-11-02' },
  embed: { pattern: /^https:\/\/[^\s"'<>]+$/i, example: 'https://www.openstreetmap.org/export/embed.html' },
}
