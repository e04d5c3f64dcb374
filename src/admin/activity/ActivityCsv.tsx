import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { activityCalls } from '../../contract/activityCalls.ts'
import { callOf } from '../api/calls.ts'
import { failureOf, sentenceOf, unreachable } from '../api/failure.ts'
import { saveFile } from '../inbox/saveFile.ts'
import brief from '../layout/brief.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { filterOf, useActivityWords, type Wanted } from './useActivity.ts'

/** Saves what the list shows, and all that is older, as the server's file for spreadsheets. */
export function ActivityCsv({ wanted }: { wanted: Wanted }) {
  const words = useActivityWords()
  const { apiUrl, session } = useServices()
  const notify = useNotifier()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      const search = new URLSearchParams({ filter: JSON.stringify(filterOf(wanted)) })
      const url = `${apiUrl}${callOf(activityCalls.list).path}?${search}`
      const file = await session.run((token) => fileAt(url, token), { asksInPlace: true })
      saveFile(`etkinlik-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', file)
    } catch (error) {
      notify(sentenceOf(error, words.csvFailed), 'error')
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outlined"
      className={brief.button}
      startIcon={<Icon name="download" size={18} />}
      aria-disabled={isBusy}
      onClick={() => void save()}
    >
      <span className={brief.words}>{isBusy ? words.saving : words.csv}</span>
    </Button>
  )
}

async function fileAt(url: string, token: string | null): Promise<Blob> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}`, Accept: 'text/csv' } }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => undefined))
  return response.blob()
}
