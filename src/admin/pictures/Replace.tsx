import { useQueryClient } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { REPLACE_PICTURE } from '../../contract/resources/pictures/pictures.ts'
import { callOf } from '../api/calls.ts'
import { sentenceOf } from '../api/failure.ts'
import { sendForm } from '../api/upload.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import sheet from '../widgets/sheetTitle.module.css'
import { FileButton } from './FileButton.tsx'
import styles from './PictureFacts.module.css'
import type { LibraryEntry } from './pictureFacts.ts'
import { preparePicture } from './preparePicture.ts'
import { usePictureWords } from './usePictureWords.ts'

/** Puts another file in the place of a picture, wherever it is shown. What is typed beside it is saved first. */
export function Replace({ picture }: { picture: LibraryEntry }) {
  const words = usePictureWords()
  const { apiUrl, session } = useServices()
  const { isDirty } = useFormState()
  const notify = useNotifier()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function replace(file: File) {
    if (isDirty) return setFailure(words.saveFirst)
    if (!window.confirm(words.confirmReplace(picture.usedIn.length))) return
    setBusy(true)
    setFailure(undefined)
    try {
      await sendForm(session, apiUrl + callOf(REPLACE_PICTURE, picture.id).path, await preparePicture(file))
      // Every form and list that the panel remembers may show it.
      await queries.invalidateQueries()
      refresh()
      notify(words.replaced)
    } catch (error) {
      setFailure(sentenceOf(error, words.replaceFailed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.section}>
      <h2 className={sheet.title}>{words.replace}</h2>
      <p>{words.replaceLead}</p>
      <div>
        <FileButton
          label={isBusy ? words.replacing : words.replace}
          isBusy={isBusy}
          onChosen={([file]) => file && void replace(file)}
        />
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </section>
  )
}
