import { Icon } from '@filiz/design-system/icons'
import { useListContext } from 'ra-core'
import { useId } from 'react'
import { FileButton } from './FileButton.tsx'
import styles from './Upload.module.css'
import { usePictureWords } from './usePictureWords.ts'
import { useSendPictures } from './useSendPictures.ts'

/** Takes pictures into the library, several at once. */
export function UploadButton() {
  const words = usePictureWords()
  const { refetch } = useListContext()
  const { send, progress, failures } = useSendPictures(() => void refetch())
  const id = useId()
  return (
    <div className={styles.upload}>
      <FileButton
        label={progress ? words.uploading(progress.done + 1, progress.all) : words.upload}
        isMain
        isBusy={progress !== undefined}
        many
        describedBy={failures.length ? id : undefined}
        onChosen={(files) => void send(files)}
      />
      {failures.length > 0 && (
        <ul id={id} className={styles.failures} role="alert">
          {failures.map((failure) => (
            <li key={failure}>
              <Icon name="alert" size={18} /> {failure}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
