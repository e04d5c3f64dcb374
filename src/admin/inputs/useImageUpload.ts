import { useDataProvider } from 'ra-core'
import { type DragEvent, useState } from 'react'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useMessages } from '../i18n/messages.ts'
import { useUpload } from '../pictures/useUpload.ts'
import { useFormDefinition } from '../resources/definitions.ts'

interface Handlers {
  /** Accepted types, as in the `accept` attribute. */
  accept: string
  onSent: (address: string) => void
  onFailed: () => void
}

/** Uploads a picture as soon as it is chosen; another one replaces it. */
export function useImageUpload(source: string, { accept, onSent, onFailed }: Handlers) {
  const { image: messages } = useMessages()
  const { name, texts } = useFormDefinition()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [file, setFile] = useState<File>()
  const { send, forget, retry, progress, failures } = useUpload({
    send(picture, sending) {
      setFile(picture)
      return dataProvider.upload(name, source, picture, sending)
    },
    onSent,
    onFailed,
    faultOf: (picture) =>
      !isAccepted(picture, accept) && (accept === ANY_IMAGE ? messages.notAnImage : messages.wrongType),
    failed: texts.uploadFailed,
  })

  return {
    send(chosen: File) {
      setFile(chosen)
      return send([chosen])
    },
    /** Aborts the upload, and clears the chosen file. */
    forget() {
      forget()
      setFile(undefined)
    },
    retry,
    file,
    progress: progress?.share,
    failure: failures.at(0),
  }
}

export const ANY_IMAGE = 'image/*'

const isAccepted = ({ type }: File, accept: string) =>
  accept === ANY_IMAGE ? type.startsWith('image/') : accept.split(',').includes(type)

/** Accepts a dropped file. It counts, because moving over a child element leaves the parent. */
export function useDrop(take: (file: File) => void) {
  const [depth, setDepth] = useState(0)
  const handlers = {
    onDragEnter: () => setDepth((now) => now + 1),
    onDragLeave: () => setDepth((now) => now - 1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDepth(0)
      const [file] = event.dataTransfer.files
      if (file) take(file)
    },
  }
  return { isOver: depth > 0, handlers }
}
