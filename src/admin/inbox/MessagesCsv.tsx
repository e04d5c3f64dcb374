import { useDataProvider } from 'ra-core'
import { auditLogEndpoints } from '../../contract/api/endpoints.ts'
import { messages, type View, wantedOf } from '../../contract/resources/messages.ts'
import { useQuietCall } from '../api/createCall.ts'
import { once } from '../api/records.ts'
import { useCapability } from '../capabilities.tsx'
import { useTexts } from '../entries/entries.ts'
import { number } from '../i18n/formats.ts'
import { CsvButton, type Making } from '../layout/CsvButton.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import type { InboxMessage } from './messages.ts'
import { messagesCsv } from './messagesCsv.ts'
import { useInboxWords } from './useInboxWords.ts'

/** Messages that are asked for in one go. */
const STEP = 1_000
/** More than an inbox ever has: a server that may know no parts of lists would send all of it for each. */
const ALL = 1_000_000

const COLUMNS = ['name', 'email', 'phoneNumber', 'subject', 'message', 'isRead']

/** Saves every message of the view that matches the search, also those that the list has not shown yet. */
export function MessagesCsv({ view, q }: { view: View; q: string }) {
  const { csv: words, date } = useInboxWords()
  const { fields } = useTexts()
  const { site } = useServices()
  const dataProvider = useDataProvider()
  const call = useQuietCall()
  const hasRanges = useCapability('listRanges')
  const language = usePreference(locale)
  async function content({ signal, say }: Making) {
    const perPage = hasRanges ? STEP : ALL
    const rows: InboxMessage[] = []
    for (let page = 1, more = true; more; page += 1) {
      const wanted = { ...wantedOf({ view, q }), pagination: { page, perPage } }
      const { data, total = 0 } = await dataProvider.getList<InboxMessage>(messages.name, wanted)
      signal.throwIfAborted()
      rows.push(...data)
      more = page * perPage < total
      if (more) say(words.stop(number(rows.length, language)))
    }
    // A server that keeps no such record has not heard of it.
    void call(auditLogEndpoints.exported, { data: { resource: 'contact-messages' } }).catch(() => {})
    return messagesCsv(
      once(rows),
      { ...words, heads: [date, ...COLUMNS.map((name) => fields[name] ?? name)] },
      site.timeZone,
    )
  }
  return <CsvButton file={words.file} words={words} contentOf={content} sayFailure={() => words.failed} />
}
