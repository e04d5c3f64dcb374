import { HttpError, useDataProvider } from 'ra-core'
import { useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { pictures } from '../../contract/resources/pictures/pictures.ts'
import { sentenceOf } from '../api/failure.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useTexts } from '../entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useWords } from '../words.ts'
import { ClosedHeic, preparePicture } from './preparePicture.ts'
import { usePictureWords } from './usePictureWords.ts'

/** Sends pictures to the library, one after the other; says how far it is, and which could not be taken and why. */
export function useSendPictures(onSent: () => void) {
  const words = usePictureWords()
  const { image } = useWords()
  const texts = useTexts()
  const notify = useNotifier()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [failures, setFailures] = useState<string[]>([])

  async function sendOne(file: File) {
    const picture = await preparePicture(file)
    if (picture.size > UPLOAD_MAX_BYTES) throw new HttpError(image.tooLarge, 413)
    await dataProvider.upload(pictures.name, 'url', picture)
  }

  async function send(files: readonly File[]) {
    const failed: string[] = []
    for (const [done, file] of files.entries()) {
      setProgress({ done, all: files.length })
      await sendOne(file).catch((error: unknown) =>
        failed.push(words.failed(file.name, reasonOf(error, { texts, closedHeic: image.closedHeic }))),
      )
    }
    setProgress(undefined)
    setFailures(failed)
    const sent = files.length - failed.length
    if (sent > 0) {
      notify(words.uploaded(sent))
      onSent()
    }
  }
  return { send, progress, failures }
}

const reasonOf = (error: unknown, { texts, closedHeic }: { texts: { uploadFailed: string }; closedHeic: string }) =>
  error instanceof ClosedHeic ? closedHeic : sentenceOf(error, texts.uploadFailed)
