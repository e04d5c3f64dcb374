import { useState } from 'react'
import { dayIn } from '../../contract/singletons/privacyVersions.ts'
import { useServices } from '../services.ts'
import { BriefButton } from './BriefButton.tsx'
import { saveFile } from './saveFile.ts'
import { useNotifier } from './useNotifier.ts'

/** A file that takes its time. */
export interface Making {
  /** Who made it stop wants no file. */
  signal: AbortSignal
  /** Says how far it is, on the button, which stops it from then on. */
  say: (words: string) => void
}

interface CsvButtonProps {
  /** What the file is called, before the day. */
  file: string
  words: { save: string; saving: string }
  contentOf: (making: Making) => Promise<BlobPart>
  /** What to say of a failure. */
  sayFailure: (error: unknown) => string
}

/** Saves a file for spreadsheets. */
export function CsvButton({ file, words, contentOf, sayFailure }: CsvButtonProps) {
  const notify = useNotifier()
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
      if (!controller.signal.aborted) notify(sayFailure(error), 'error')
    }
    setBusy(undefined)
  }
  return (
    <BriefButton
      icon={busy?.said ? 'close' : 'download'}
      aria-disabled={busy !== undefined && !busy.said}
      onClick={() => void save()}
    >
      {busy ? (busy.said ?? words.saving) : words.save}
    </BriefButton>
  )
}
