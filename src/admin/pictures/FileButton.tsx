import { Icon } from '@filiz/design-system/icons'
import { useId } from 'react'
import styles from './Upload.module.css'

interface FileButtonProps {
  label: string
  /** The main thing to do here. */
  isMain?: boolean
  isBusy?: boolean
  /** Several files may be chosen. */
  many?: boolean
  accept?: string
  describedBy?: string | undefined
  onChosen: (files: File[]) => void
}

/** A button that chooses files. */
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
        className={styles.input}
        type="file"
        name="file"
        accept={accept}
        multiple={many}
        // Disabled, it would lose the focus.
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
        // What is announced as it changes names nothing.
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length) onChosen(files)
        }}
      />
      <label htmlFor={id} className={styles.label} data-main={isMain || undefined} data-busy={isBusy || undefined}>
        <Icon name="upload" size={18} />
        <span role="status">{label}</span>
      </label>
    </span>
  )
}
