import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { createHttp } from '../api/http.ts'
import { useTexts } from '../entries.ts'
import brief from '../layout/brief.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { readMessages, type View } from './messages.ts'
import { messagesCsv } from './messagesCsv.ts'
import { saveFile } from './saveFile.ts'
import { useInboxWords } from './useInboxWords.ts'

/** Saves every message of the view that matches the search, also those that the list has not shown yet. */
export function CsvButton({ view, q }: { view: View; q: string }) {
  const { csv: words, date } = useInboxWords()
  const { fields } = useTexts()
  const { site, apiUrl, session } = useServices()
  const http = useMemo(() => createHttp(session), [session])
  const notify = useNotifier()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      const { rows } = await readMessages(http, apiUrl, { view, q })
      const columns = ['name', 'email', 'phoneNumber', 'subject', 'message', 'isRead']
      const heads = [date, ...columns.map((name) => fields[name] ?? name)]
      const day = new Date().toISOString().slice(0, 10)
      const csv = messagesCsv(rows, { ...words, heads }, site.timeZone)
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
