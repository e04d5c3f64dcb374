import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useLineIsBack } from '../api/useLineIsBack.ts'
import { useWords } from '../i18n/words.ts'
import styles from './Upload.module.css'
import { usePictureWords } from './usePictureWords.ts'
import type { Failure } from './useSending.ts'

interface FailuresProps {
  id?: string
  failures: readonly Failure[]
  /** Others are on their way. */
  isBusy: boolean
  /** Sends again what the line has interrupted. */
  onRetry: () => void
}

/** Which files could not be sent and why, and the way to send again what was interrupted. */
export function Failures({ id, failures, isBusy, onRetry }: FailuresProps) {
  const { failed } = usePictureWords()
  const { image: words } = useWords()
  const isInterrupted = failures.some((failure) => failure.isInterrupted)
  const isBack = useLineIsBack(isInterrupted)
  if (failures.length === 0) return null
  return (
    <div className={styles.failed}>
      <ul id={id} className={styles.failures} role="alert">
        {failures.map(({ file, sentence }) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Icon name="alert" size={18} /> {failed(file.name, sentence)}
          </li>
        ))}
        {isBack && <li>{words.lineIsBack}</li>}
      </ul>
      {isInterrupted && !isBusy && (
        <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
