import { useDataProvider } from 'ra-core'
import { useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { sentenceOf } from '../api/failure.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useSubject } from '../entries.ts'
import { ClosedHeic, preparePicture } from '../pictures/preparePicture.ts'
import { useWords } from '../words.ts'

interface Handlers {
  /** The types of file that are taken, as in the `accept` attribute. */
  accept: string
  onSent: (address: string) => void
  onFailed: () => void
}

/** Sends a picture as soon as it is chosen, and says how far it is or what is wrong. The last one chosen counts. */
export function useImageUpload(source: string, { accept, onSent, onFailed }: Handlers) {
  const { image: words } = useWords()
  const { name, texts } = useSubject()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const latest = useRef(0)
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()

  function fail(sentence: string) {
    setProgress(undefined)
    setFailure(sentence)
    onFailed()
  }

  async function send(chosen: File) {
    latest.current += 1
    const own = latest.current
    setFile(chosen)
    setFailure(undefined)
    setProgress(0)
    try {
      const picture = await preparePicture(chosen)
      if (own !== latest.current) return
      setFile(picture)
      if (!isAccepted(picture, accept)) return fail(accept === ANY_IMAGE ? words.notAnImage : words.wrongType)
      if (picture.size > UPLOAD_MAX_BYTES) return fail(words.tooLarge)
      const address = await dataProvider.upload(name, source, picture, (share) => {
        if (own === latest.current) setProgress(share)
      })
      if (own !== latest.current) return
      setProgress(undefined)
      onSent(address)
    } catch (error) {
      if (own !== latest.current) return
      fail(error instanceof ClosedHeic ? words.closedHeic : sentenceOf(error, texts.uploadFailed))
    }
  }

  /** Forgets the picture that is being sent or was chosen. */
  function forget() {
    latest.current += 1
    setFile(undefined)
    setProgress(undefined)
    setFailure(undefined)
  }

  return { send, forget, file, progress, failure }
}

export const ANY_IMAGE = 'image/*'

const isAccepted = ({ type }: File, accept: string) =>
  accept === ANY_IMAGE ? type.startsWith('image/') : accept.split(',').includes(type)
