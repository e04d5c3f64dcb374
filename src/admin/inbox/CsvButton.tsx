import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { activityCalls } from '../../contract/activityCalls.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { useQuietCall } from '../api/createCall.ts'
import { useTexts } from '../entries.ts'
import brief from '../layout/brief.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { type InboxMessage, type View, wantedOf } from './messages.ts'
import { messagesCsv } from './messagesCsv.ts'
import { saveFile } from './saveFile.ts'
import { useInboxWords } from './useInboxWords.ts'

/** More than an inbox ever has. */
const ALL = { page: 1, perPage: 1_000_000 }

/** Saves every message of the view that matches the search, also those that the list has not shown yet. */
export function CsvButton({ view, q }: { view: View; q: string }) {
  const { csv: words, date } = useInboxWords()
  const { fields } = useTexts()
  const { site } = useServices()
  const dataProvider = useDataProvider()
  const call = useQuietCall()
  const notify = useNotifier()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      const { data } = await dataProvider.getList<InboxMessage>(messages.name, {
        ...wantedOf({ view, q }),
        pagination: ALL,
      })
      const columns = ['name', 'email', 'phoneNumber', 'subject', 'message', 'isRead']
      const heads = [date, ...columns.map((name) => fields[name] ?? name)]
      const day = new Date().toISOString().slice(0, 10)
      const csv = messagesCsv(data, { ...words, heads }, site.timeZone)
      // A server that keeps no such record has not heard of it.
      void call(activityCalls.exported, { data: { resource: 'contact-messages' } }).catch(() => {})
      saveFile(`${words.file}-${day}.csv`, 'text/csv;charset=utf-8', csv)
    } catch {
      notify(words.failed, 'error')
    }
    setBusy(false)
  }

  return (
    <Button
      variant="outlined"
      className={brief.button}
      startIcon={<Icon name="download" size={18} />}
      aria-disabled={isBusy}
      onClick={save}
    >
      <span className={brief.words}>{isBusy ? words.saving : words.save}</span>
    </Button>
  )
}
