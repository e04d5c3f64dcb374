import { BYTE_ORDER_MARK, csvLine } from '../../contract/domain/csv.ts'
import { dayAndTime, momentOf } from '../i18n/formats.ts'
import type { InboxMessage } from './messages.ts'

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
  return BYTE_ORDER_MARK + [heads, ...rows].map(csvLine).join('')
}
