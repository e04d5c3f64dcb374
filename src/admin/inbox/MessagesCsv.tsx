import { useDataProvider } from 'ra-core'
import { auditLogEndpoints } from '../../contract/api/endpoints.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../contract/domain/csv.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { messages, type View, wantedOf } from '../../contract/resources/messages.ts'
import { useBackgroundCall } from '../api/calls.ts'
import { withoutDuplicates } from '../api/records.ts'
import { useCapability } from '../capabilities.tsx'
import { dayAndTime, momentOf, useFormats, useMessages } from '../i18n/language.ts'
import { CsvButton, type FileProgress } from '../layout/CsvButton.tsx'
import { useResourceMessages } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import type { InboxMessage } from './message.tsx'

/** Messages per request. */
const STEP = 1_000
/** More than an inbox ever has: an API that ignores ranges would send everything for each page. */
const ALL = 1_000_000

const COLUMNS = ['name', 'email', 'phoneNumber', 'subject', 'message', 'isRead']

/** Exports every message of the view and search, including those not loaded in the list. */
export function MessagesCsv({ view, q }: { view: View; q: string }) {
  const { csv: texts, date } = useMessages(inboxTexts)
  const { fields } = useResourceMessages()
  const { site } = useServices()
  const dataProvider = useDataProvider()
  const call = useBackgroundCall()
  const hasRanges = useCapability('listRanges')
  const { number } = useFormats()
  async function content({ signal, onProgress }: FileProgress) {
    const perPage = hasRanges ? STEP : ALL
    const rows: InboxMessage[] = []
    for (let page = 1, more = true; more; page += 1) {
      const wanted = { ...wantedOf({ view, q }), pagination: { page, perPage } }
      const { data, total = 0 } = await dataProvider.getList<InboxMessage>(messages.name, wanted)
      signal.throwIfAborted()
      rows.push(...data)
      more = page * perPage < total
      if (more) onProgress(texts.stop(number(rows.length)))
    }
    // Other servers have no audit log.
    void call(auditLogEndpoints.exported, { data: { resource: 'contact-messages' } }).catch(() => {})
    return messagesCsv(
      withoutDuplicates(rows),
      { ...texts, heads: [date, ...COLUMNS.map((name) => fields[name] ?? name)] },
      site.timeZone,
    )
  }
  return <CsvButton file={texts.file} texts={texts} contentOf={content} errorMessageOf={() => texts.failed} />
}

interface CsvWords {
  heads: readonly string[]
  yes: string
  no: string
}

/** Messages as CSV; formulas in visitors' text are escaped. */
export function messagesCsv(messages: readonly InboxMessage[], { heads, yes, no }: CsvWords, timeZone: string): string {
  const rows = messages.map(({ createdAt, name, email, phoneNumber, subject, message, isRead }) => {
    const came = momentOf(createdAt)
    return [came && dayAndTime(came, timeZone), name, email, phoneNumber, subject, message, isRead ? yes : no]
  })
  return BYTE_ORDER_MARK + [heads, ...rows].map(csvLine).join('')
}
