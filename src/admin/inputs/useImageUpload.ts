import { useDataProvider, useRecordContext } from 'ra-core'
import { type DragEvent, useState } from 'react'
import type { ImageField } from '../../contract/schema/fieldTypes.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useMessages } from '../i18n/language.ts'
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
    progress,
    failure: failures.at(0),
  }
}

/** docs/product.md, section 5: types that the form of a new record accepts; that of a stored record accepts any image. */
const NEW_RECORDS_ACCEPT = 'image/png,image/jpeg,image/webp'
const ANY_IMAGE = 'image/*'

/** The accepted types of a field in the form around, as in the `accept` attribute. */
export function useAccept({ takesSvg }: ImageField): string {
  const isNew = useRecordContext()?.id === undefined
  return !isNew ? ANY_IMAGE : takesSvg ? `${NEW_RECORDS_ACCEPT},image/svg+xml` : NEW_RECORDS_ACCEPT
}

const isAccepted = ({ type }: File, accept: string) =>
  accept === ANY_IMAGE ? type.startsWith('image/') : accept.split(',').includes(type)

/** Accepts dropped files, unless an element inside has. It counts, because moving over a child element leaves the parent. */
export function useDrop(take: (files: File[]) => void) {
  const [depth, setDepth] = useState(0)
  const handlers = {
    onDragEnter: () => setDepth((now) => now + 1),
    onDragLeave: () => setDepth((now) => now - 1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      setDepth(0)
      if (event.defaultPrevented) return
      event.preventDefault()
      const files = [...event.dataTransfer.files]
      if (files.length) take(files)
    },
  }
  return { isOver: depth > 0, handlers }
}
