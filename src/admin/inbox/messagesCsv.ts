import { dayAndTime, momentOf } from '../formats.ts'
import type { InboxMessage } from './messages.ts'

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Spreadsheets in Turkish take the comma for the decimal sign, and this for the border of a cell. */
const SEPARATOR = ';'
const LINE_END = '\r\n'
/** What a spreadsheet takes for a formula at the beginning of a cell (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

interface CsvWords {
  heads: readonly string[]
  yes: string
  no: string
}

/** Messages as a file for spreadsheets. Whatever a visitor wrote stays text there: no formula of theirs is computed. */
export function messagesCsv(messages: readonly InboxMessage[], { heads, yes, no }: CsvWords, timeZone: string): string {
  const rows = messages.map(({ createdAt, name, email, phoneNumber, subject, message, isRead }) => {
    const came = momentOf(createdAt)
    return [came && dayAndTime(came, timeZone), name, email, phoneNumber, subject, message, isRead ? yes : no]
  })
  return BYTE_ORDER_MARK + [heads, ...rows].map((row) => row.map(cellOf).join(SEPARATOR) + LINE_END).join('')
}

function cellOf(value: string | null | undefined): string {
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
