import { Icon } from '@filiz/design-system/icons/all'
import { useId } from 'react'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import { useIsBackOnline } from '../api/useIsBackOnline.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import styles from './pictures.module.css'
import type { Failure } from './useUpload.ts'

interface FileButtonProps {
  label: string
  /** Primary button. */
  isMain?: boolean
  isBusy?: boolean
  many?: boolean
  accept?: string
  describedBy?: string | undefined
  onChosen: (files: File[]) => void
}

/** A button that opens the file chooser. */
export function FileButton({
  label,
  isMain = false,
  isBusy = false,
  many = false,
  accept = 'image/*',
  describedBy,
  onChosen,
}: FileButtonProps) {
  const id = useId()
  return (
    <span className={styles.file}>
      <input
        id={id}
        className="file-input"
        type="file"
        name="file"
        accept={accept}
        multiple={many}
        // Not `disabled`, which would drop the focus.
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
        // The label is a live region, whose text is not a name.
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length) onChosen(files)
        }}
      />
      <label htmlFor={id} className="file-label" data-main={isMain || undefined} data-busy={isBusy || undefined}>
        <Icon name="upload" size={18} />
        <span role="status">{label}</span>
      </label>
    </span>
  )
}

interface FailuresProps {
  id?: string
  failures: readonly Failure[]
  /** An upload is in progress. */
  isBusy: boolean
  onRetry: () => void
}

/** Failed uploads with their reasons; interrupted ones can be retried. */
export function Failures({ id, failures, isBusy, onRetry }: FailuresProps) {
  const { failed } = useMessages(pictureTexts)
  const { image: messages } = useMessages()
  const isInterrupted = failures.some((failure) => failure.isInterrupted)
  const isBack = useIsBackOnline(isInterrupted)
  if (failures.length === 0) return null
  return (
    <div className={styles.uploadFailed}>
      <ul id={id} className="error-text" role="alert">
        {failures.map(({ file, sentence }) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Icon name="alert" size={18} /> {failed(file.name, sentence)}
          </li>
        ))}
        {isBack && <li>{messages.lineIsBack}</li>}
      </ul>
      {isInterrupted && !isBusy && (
        <Button icon="retry" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  )
}
