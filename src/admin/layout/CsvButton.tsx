import { useNotify } from 'ra-core'
import { useState } from 'react'
import { dayIn } from '../../contract/domain/zones.ts'
import { useServices } from '../services.ts'
import { ActionButton } from './Button.tsx'
import { saveFile } from './saveFile.ts'

/** A file that takes a while to create. */
export interface FileProgress {
  /** Aborted by the user: no file is saved. */
  signal: AbortSignal
  /** Shows progress on the button, which from then on aborts. */
  onProgress: (words: string) => void
}

interface CsvButtonProps {
  /** File name without the date and extension. */
  file: string
  texts: { save: string; saving: string }
  contentOf: (making: FileProgress) => Promise<BlobPart>
  /** Error message. */
  errorMessageOf: (error: unknown) => string
}

/** Downloads a CSV file. */
export function CsvButton({ file, texts: messages, contentOf, errorMessageOf }: CsvButtonProps) {
  const notify = useNotify()
  const { site } = useServices()
  const [busy, setBusy] = useState<{ controller: AbortController; progress?: string }>()
  async function save() {
    if (busy) return busy.progress && busy.controller.abort()
    const controller = new AbortController()
    setBusy({ controller })
    try {
      const content = await contentOf({
        signal: controller.signal,
        onProgress: (progress) => setBusy({ controller, progress }),
      })
      saveFile(`${file}-${dayIn(site.timeZone, new Date())}.csv`, 'text/csv;charset=utf-8', content)
    } catch (error) {
      if (!controller.signal.aborted) notify(errorMessageOf(error), { type: 'error' })
    }
    setBusy(undefined)
  }
  return (
    <ActionButton
      icon={busy?.progress ? 'close' : 'download'}
      isBusy={busy !== undefined && !busy.progress}
      onClick={() => void save()}
    >
      {busy ? (busy.progress ?? messages.saving) : messages.save}
    </ActionButton>
  )
}
