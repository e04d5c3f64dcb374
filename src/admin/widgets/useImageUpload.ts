import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { isInterrupted, sentenceOf } from '../api/failure.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useSubject } from '../entries.ts'
import { ClosedHeic, preparePicture } from '../pictures/preparePicture.ts'
import { useUploads } from '../uploads.ts'
import { useWords } from '../words.ts'
import { useSteady } from './useSteady.ts'

interface Handlers {
  /** The types of file that are taken, as in the `accept` attribute. */
  accept: string
  onSent: (address: string) => void
  onFailed: () => void
}

/** What went wrong with a picture; what the line has interrupted may be sent again as it is. */
interface Failure {
  sentence: string
  isInterrupted: boolean
}

/** Sends a picture as soon as it is chosen, and says how far it is or what is wrong. The last one chosen counts. */
export function useImageUpload(source: string, { accept, ...handlers }: Handlers) {
  // A picture may be moved to another place in its list while it is sent.
  const { onSent, onFailed } = useSteady<Omit<Handlers, 'accept'>>(handlers)
  const { image: words } = useWords()
  const { name, texts } = useSubject()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const uploads = useUploads()
  const running = useRef<{ stop: (isReplaced?: boolean) => void }>(undefined)
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => () => running.current?.stop(), [])

  function fail(sentence: string, isInterrupted = false) {
    setProgress(undefined)
    setFailure({ sentence, isInterrupted })
    onFailed()
  }

  const faultOf = (picture: File) =>
    !isAccepted(picture, accept)
      ? accept === ANY_IMAGE
        ? words.notAnImage
        : words.wrongType
      : picture.size > UPLOAD_MAX_BYTES && words.tooLarge

  async function send(chosen: File) {
    const end = uploads.begin()
    running.current?.stop(true)
    setFile(chosen)
    setFailure(undefined)
    setProgress(0)
    const stopping = new AbortController()
    const { signal } = stopping
    running.current = {
      stop(isReplaced = false) {
        stopping.abort()
        // A save that waits goes on waiting: for the next one.
        end(isReplaced)
      },
    }
    try {
      const picture = await preparePicture(chosen)
      if (signal.aborted) return
      setFile(picture)
      const fault = faultOf(picture)
      if (fault) return fail(fault)
      const onProgress = (share: number) => signal.aborted || setProgress(share)
      const address = await dataProvider.upload(name, source, picture, { onProgress, signal })
      if (signal.aborted) return
      setProgress(undefined)
      onSent(address)
      end(true)
    } catch (error) {
      if (signal.aborted) return
      fail(error instanceof ClosedHeic ? words.closedHeic : sentenceOf(error, texts.uploadFailed), isInterrupted(error))
    } finally {
      end(false)
    }
  }

  /** Stops the picture that is being sent, and forgets the one that was chosen. */
  function forget() {
    running.current?.stop()
    setFile(undefined)
    setProgress(undefined)
    setFailure(undefined)
  }

  /** Sends the chosen picture again. */
  const retry = () => file && send(file)

  return { send, forget, retry, file, progress, failure }
}

export const ANY_IMAGE = 'image/*'

const isAccepted = ({ type }: File, accept: string) =>
  accept === ANY_IMAGE ? type.startsWith('image/') : accept.split(',').includes(type)
