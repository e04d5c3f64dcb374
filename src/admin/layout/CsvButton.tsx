import { useNotify } from 'ra-core'
import { useState } from 'react'
import { dayIn } from '../../contract/singletons/privacyVersions.ts'
import { useServices } from '../services.ts'
import { ActionButton } from './ActionButton.tsx'
import { saveFile } from './saveFile.ts'

/** A file whose content takes a while. */
export interface Making {
  /** Aborted by the user: no file is saved. */
  signal: AbortSignal
  /** Shows progress on the button, which from then on aborts. */
  say: (words: string) => void
}

interface CsvButtonProps {
  /** File name without the date and extension. */
  file: string
  words: { save: string; saving: string }
  contentOf: (making: Making) => Promise<BlobPart>
  /** Error message. */
  sayFailure: (error: unknown) => string
}

/** Downloads a CSV file. */
export function CsvButton({ file, words, contentOf, sayFailure }: CsvButtonProps) {
  const notify = useNotify()
  const { site } = useServices()
  const [busy, setBusy] = useState<{ controller: AbortController; said?: string }>()
  async function save() {
    if (busy) return busy.said && busy.controller.abort()
    const controller = new AbortController()
    setBusy({ controller })
    try {
      const content = await contentOf({ signal: controller.signal, say: (said) => setBusy({ controller, said }) })
      saveFile(`${file}-${dayIn(site.timeZone, new Date())}.csv`, 'text/csv;charset=utf-8', content)
    } catch (error) {
      if (!controller.signal.aborted) notify(sayFailure(error), { type: 'error' })
    }
    setBusy(undefined)
  }
  return (
    <ActionButton
      icon={busy?.said ? 'close' : 'download'}
      aria-disabled={busy !== undefined && !busy.said}
      onClick={() => void save()}
    >
      {busy ? (busy.said ?? words.saving) : words.save}
    </ActionButton>
  )
}
