import Button from '@mui/material/Button'
import { useId } from 'react'
import { useWords } from '../i18n/words.ts'
import { Failures } from './Failures.tsx'
import { FileButton } from './FileButton.tsx'
import { useSendingPictures } from './SendingPictures.tsx'
import styles from './Upload.module.css'
import { usePictureWords } from './usePictureWords.ts'

/** Takes pictures into the library, several at once. */
export function UploadButton() {
  const words = usePictureWords()
  const { image } = useWords()
  const { send, stop, retry, course, failures } = useSendingPictures()
  const id = useId()
  return (
    <div className={styles.upload}>
      <div className={styles.buttons}>
        {course && (
          <Button variant="text" color="error" onClick={stop}>
            {image.stop}
          </Button>
        )}
        <FileButton
          label={course ? words.uploading(course.done + 1, course.all) : words.upload}
          isMain
          isBusy={course !== undefined}
          many
          describedBy={failures.length ? id : undefined}
          onChosen={(files) => void send(files)}
        />
      </div>
      <Failures id={id} failures={failures} isBusy={course !== undefined} onRetry={() => void retry()} />
    </div>
  )
}
