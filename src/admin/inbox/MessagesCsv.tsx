import { useDataProvider } from 'ra-core'
import { activityCalls } from '../../contract/activityCalls.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { type View, wantedOf } from '../../contract/resources/messages/views.ts'
import { useQuietCall } from '../api/createCall.ts'
import { useTexts } from '../entries.ts'
import { CsvButton } from '../layout/CsvButton.tsx'
import { useServices } from '../services.ts'
import type { InboxMessage } from './messages.ts'
import { messagesCsv } from './messagesCsv.ts'
import { useInboxWords } from './useInboxWords.ts'

/** More than an inbox ever has. */
const ALL = { page: 1, perPage: 1_000_000 }

const COLUMNS = ['name', 'email', 'phoneNumber', 'subject', 'message', 'isRead']

/** Saves every message of the view that matches the search, also those that the list has not shown yet. */
export function MessagesCsv({ view, q }: { view: View; q: string }) {
  const { csv: words, date } = useInboxWords()
  const { fields } = useTexts()
  const { site } = useServices()
  const dataProvider = useDataProvider()
  const call = useQuietCall()
  async function content() {
    const wanted = { ...wantedOf({ view, q }), pagination: ALL }
    const { data } = await dataProvider.getList<InboxMessage>(messages.name, wanted)
    // A server that keeps no such record has not heard of it.
    void call(activityCalls.exported, { data: { resource: 'contact-messages' } }).catch(() => {})
    return messagesCsv(data, { ...words, heads: [date, ...COLUMNS.map((name) => fields[name] ?? name)] }, site.timeZone)
  }
  return <CsvButton file={words.file} words={words} contentOf={content} sayFailure={() => words.failed} />
}
