import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { errorMessage, isInterrupted } from '../api/failure.ts'
import type { Sending } from '../api/upload.ts'
import { useUploads } from '../form/uploads.ts'
import { useMessages } from '../i18n/language.ts'
import { useSteady } from '../inputs/useSteady.ts'
import { preparePicture, UnsupportedHeic } from './preparePicture.ts'

interface Options<T> {
  send: (picture: File, sending: Sending) => Promise<T>
  onSent: (response: T) => void
  onFailed?: () => void
  /** Why a picture cannot be uploaded, apart from its size. */
  faultOf?: (picture: File) => string | false
  /** Returns the file to send; by default a picture is scaled (`preparePicture`). */
  prepare?: (file: File) => Promise<File>
  /** Maximum size in bytes, and the message for a larger file; by default those of pictures. */
  limit?: { bytes: number; tooLarge: string }
  /** The message where the server sends none. */
  failed: string
}

/** A failed upload; after an interrupted connection it can be retried as it is. */
export interface Failure {
  file: File
  sentence: string
  isInterrupted: boolean
}

/** The number of finished files, and the progress of the current one, from 0 to 1; undefined while it waits for others. */
interface Progress {
  done: number
  all: number
  share: number | undefined
}

/**
 * Uploads pictures one after the other, each prepared by `preparePicture`; the form around is unsaved until they are stored. New
 * files replace an upload in progress. Failed files are kept for a retry.
 */
export function useUpload<T>({
  failed: generic,
  faultOf = noFault,
  onFailed = nothing,
  prepare = preparePicture,
  limit,
  ...handlers
}: Options<T>) {
  // An array item may have been moved by the time the upload is complete.
  const current = useSteady({ ...handlers, faultOf, onFailed })
  const { image: messages } = useMessages()
  const { bytes, tooLarge } = limit ?? { bytes: UPLOAD_MAX_BYTES, tooLarge: messages.tooLarge }
  const uploads = useUploads()
  const running = useRef<(isReplaced?: boolean) => void>(undefined)
  const [progress, setProgress] = useState<Progress>()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  useEffect(() => () => running.current?.(), [])

  /** Returns the number of stored files. `shown`: earlier failures that stay visible. */
  async function send(files: readonly File[], shown: readonly Failure[] = []): Promise<number> {
    const end = uploads.begin()
    running.current?.(true)
    const stopping = new AbortController()
    const { signal } = stopping
    running.current = (isReplaced = false) => {
      stopping.abort()
      // A save that waits for uploads goes on to wait for the replacement.
      end(isReplaced)
    }
    let sent = 0
    setFailures(shown)
    for (const [done, file] of files.entries()) {
      const onProgress = (share?: number) => signal.aborted || setProgress({ done, all: files.length, share })
      onProgress()
      const failure = await uploads.inTurn(() => sendOne(file, { signal, onProgress }))
      if (signal.aborted) return sent
      if (failure) setFailures((others) => [...others, failure])
      else sent += 1
    }
    setProgress(undefined)
    if (sent < files.length) current.onFailed()
    end(sent === files.length)
    return sent
  }

  async function sendOne(file: File, sending: Sending & { signal: AbortSignal }): Promise<Failure | undefined> {
    try {
      sending.signal.throwIfAborted()
      sending.onProgress?.(0)
      const picture = await prepare(file)
      sending.signal.throwIfAborted()
      const fault = current.faultOf(picture) || (picture.size > bytes && tooLarge)
      if (fault) return { file, sentence: fault, isInterrupted: false }
      const response = await current.send(picture, sending)
      if (!sending.signal.aborted) current.onSent(response)
      return undefined
    } catch (error) {
      const sentence = error instanceof UnsupportedHeic ? messages.closedHeic : errorMessage(error, generic)
      return { file, sentence, isInterrupted: isInterrupted(error) }
    }
  }

  /** Aborts the upload. Stored files and earlier failures stay. */
  function stop() {
    running.current?.()
    setProgress(undefined)
  }

  return {
    send,
    stop,
    /** Retries interrupted files. */
    retry() {
      const isKept = (failure: Failure) => failure.isInterrupted
      const files = failures.filter(isKept).map(({ file }) => file)
      return send(
        files,
        failures.filter((failure) => !isKept(failure)),
      )
    },
    /** Aborts the upload, and clears the failures. */
    forget() {
      stop()
      setFailures([])
    },
    /** Undefined without an upload in progress. */
    progress,
    failures,
  }
}

const noFault = () => false as const
const nothing = () => {}
