import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { REPLACE_PICTURE } from '../../contract/resources/pictures.ts'
import { callOf } from '../api/calls.ts'
import { sendForm } from '../api/upload.ts'
import { useWords } from '../i18n/words.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import sheet from '../widgets/sheetTitle.module.css'
import { Failures } from './Failures.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './PictureFacts.module.css'
import type { LibraryEntry } from './pictureFacts.ts'
import { usePictureWords } from './usePictureWords.ts'
import { useSending } from './useSending.ts'

/** Puts another file in the place of a picture, wherever it is shown. What is typed beside it is saved first. */
export function Replace({ picture }: { picture: LibraryEntry }) {
  const words = usePictureWords()
  const { image } = useWords()
  const { apiUrl, session } = useServices()
  const { isDirty } = useFormState()
  const notify = useNotifier()
  const refresh = useRefresh()
  const [isUnsaved, setUnsaved] = useState(false)
  const { send, stop, retry, course, failures } = useSending({
    send: (file, sending) => sendForm(session, apiUrl + callOf(REPLACE_PICTURE, picture.id).path, file, sending),
    onSent() {
      // Every form and list that the panel remembers may show it.
      refresh()
      notify(words.replaced)
    },
    failed: words.replaceFailed,
  })

  function replace(file: File) {
    setUnsaved(isDirty)
    if (isDirty || !window.confirm(words.confirmReplace(picture.usedIn.length))) return
    void send([file])
  }

  return (
    <section className={styles.section}>
      <h2 className={sheet.title}>{words.replace}</h2>
      <p>{words.replaceLead}</p>
      <div className={styles.actions}>
        <FileButton
          label={course ? words.replacing : words.replace}
          isBusy={course !== undefined}
          onChosen={([file]) => file && replace(file)}
        />
        {course && (
          <Button variant="text" color="error" onClick={stop}>
            {image.stop}
          </Button>
        )}
      </div>
      {isUnsaved && (
        <p className={styles.failure} role="alert">
          {words.saveFirst}
        </p>
      )}
      <Failures failures={failures} isBusy={course !== undefined} onRetry={() => void retry()} />
    </section>
  )
}
