import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { backupEndpoints } from '../../contract/api/endpoints.ts'
import { callOf } from '../api/calls.ts'
import { sentenceOf } from '../api/failure.ts'
import { fileAt } from '../api/fileAt.ts'
import { saveFile } from '../layout/saveFile.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { useBackupWords } from './useBackups.ts'

/** Gives the person the file of a backup. */
export function DownloadButton({ name, when }: { name: string; when: string }) {
  const words = useBackupWords()
  const { apiUrl, session } = useServices()
  const notify = useNotifier()
  const [isBusy, setBusy] = useState(false)
  async function download() {
    if (isBusy) return
    setBusy(true)
    try {
      const url = apiUrl + callOf(backupEndpoints.download, name).path
      saveFile(
        name,
        'application/octet-stream',
        await session.run((token) => fileAt(url, token), { asksInPlace: true }),
      )
    } catch (error) {
      notify(sentenceOf(error, words.downloadFailed), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="download" size={18} />}
      aria-label={isBusy ? undefined : words.downloadOf(when)}
      aria-disabled={isBusy}
      onClick={() => void download()}
    >
      {isBusy ? words.downloading : words.download}
    </Button>
  )
}
