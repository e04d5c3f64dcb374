import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { AdminDataProvider } from '../../dataProvider.ts'
import { useSubject } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { useSending } from '../../pictures/useSending.ts'

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
  const [file, setFile] = useState<File>()
  const { send, forget, retry, course, failures } = useSending({
    send(picture, sending) {
      setFile(picture)
      return dataProvider.upload(name, source, picture, sending)
    },
    onSent,
    onFailed,
    faultOf: (picture) => !isAccepted(picture, accept) && (accept === ANY_IMAGE ? words.notAnImage : words.wrongType),
    failed: texts.uploadFailed,
  })

  return {
    send(chosen: File) {
      setFile(chosen)
      return send([chosen])
    },
    /** Stops the picture that is being sent, and forgets the one that was chosen. */
    forget() {
      forget()
      setFile(undefined)
    },
    /** Sends the chosen picture again. */
    retry,
    file,
    progress: course?.share,
    failure: failures.at(0),
  }
}

export const ANY_IMAGE = 'image/*'

const isAccepted = ({ type }: File, accept: string) =>
  accept === ANY_IMAGE ? type.startsWith('image/') : accept.split(',').includes(type)
