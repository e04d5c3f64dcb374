import { useState } from 'react'
import { saveFile } from '../saveFile.ts'
import { BriefButton } from './BriefButton.tsx'
import { useNotifier } from './useNotifier.ts'

interface CsvButtonProps {
  /** What the file is called, before the day. */
  file: string
  words: { save: string; saving: string }
  contentOf: () => Promise<BlobPart>
  /** What to say of a failure. */
  sayFailure: (error: unknown) => string
}

/** Saves a file for spreadsheets. */
export function CsvButton({ file, words, contentOf, sayFailure }: CsvButtonProps) {
  const notify = useNotifier()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      const content = await contentOf()
      saveFile(`${file}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', content)
    } catch (error) {
      notify(sayFailure(error), 'error')
    }
    setBusy(false)
  }
  return (
    <BriefButton icon="download" aria-disabled={isBusy} onClick={() => void save()}>
      {isBusy ? words.saving : words.save}
    </BriefButton>
  )
}
