import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { isInterrupted, sentenceOf } from '../api/failure.ts'
import type { Sending } from '../api/upload.ts'
import { useUploads } from '../forms/uploads.ts'
import { useWords } from '../i18n/words.ts'
import { useSteady } from '../widgets/useSteady.ts'
import { ClosedHeic, preparePicture } from './preparePicture.ts'

interface Way<T> {
  /** Brings a picture to its place. */
  send: (picture: File, sending: Sending) => Promise<T>
  onSent: (answer: T) => void
  onFailed?: () => void
  /** What keeps a picture from being sent, besides its size. */
  faultOf?: (picture: File) => string | false
  /** Said of what could not be sent, where the server says nothing. */
  failed: string
}

/** What went wrong with a file; what the line has interrupted may be sent again as it is. */
export interface Failure {
  file: File
  sentence: string
  isInterrupted: boolean
}

/** How many of the files are done, and how much of the next one is sent, from 0 to 1. */
interface Course {
  done: number
  all: number
  share: number
}

/**
 * Sends pictures, one after the other: each as it is best sent, unless it is too large, and as unsaved until it has arrived.
 * The last ones chosen count. What could not be sent is kept.
 */
export function useSending<T>({ failed: generic, faultOf = noFault, onFailed = nothing, ...handlers }: Way<T>) {
  // What shows the pictures may stand elsewhere by the time they arrive.
  const way = useSteady({ ...handlers, faultOf, onFailed })
  const { image: words } = useWords()
  const uploads = useUploads()
  const running = useRef<(isReplaced?: boolean) => void>(undefined)
  const [course, setCourse] = useState<Course>()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  useEffect(() => () => running.current?.(), [])

  /** Answers how many have arrived; beside those that fail, `said` stay to be read. */
  async function send(files: readonly File[], said: readonly Failure[] = []): Promise<number> {
    const end = uploads.begin()
    running.current?.(true)
    const stopping = new AbortController()
    const { signal } = stopping
    running.current = (isReplaced = false) => {
      stopping.abort()
      // A save that waits goes on waiting: for the next ones.
      end(isReplaced)
    }
    let sent = 0
    setFailures(said)
    for (const [done, file] of files.entries()) {
      const onProgress = (share: number) => signal.aborted || setCourse({ done, all: files.length, share })
      onProgress(0)
      const failure = await sendOne(file, { signal, onProgress })
      if (signal.aborted) return sent
      if (failure) setFailures((others) => [...others, failure])
      else sent += 1
    }
    setCourse(undefined)
    if (sent < files.length) way.onFailed()
    end(sent === files.length)
    return sent
  }

  async function sendOne(file: File, sending: Sending & { signal: AbortSignal }): Promise<Failure | undefined> {
    try {
      const picture = await preparePicture(file)
      sending.signal.throwIfAborted()
      const fault = way.faultOf(picture) || (picture.size > UPLOAD_MAX_BYTES && words.tooLarge)
      if (fault) return { file, sentence: fault, isInterrupted: false }
      const answer = await way.send(picture, sending)
      if (!sending.signal.aborted) way.onSent(answer)
      return undefined
    } catch (error) {
      const sentence = error instanceof ClosedHeic ? words.closedHeic : sentenceOf(error, generic)
      return { file, sentence, isInterrupted: isInterrupted(error) }
    }
  }

  /** Stops what is on its way. What has arrived stays, as does what is said of others. */
  function stop() {
    running.current?.()
    setCourse(undefined)
  }

  return {
    send,
    stop,
    /** Sends again what was interrupted. */
    retry() {
      const isKept = (failure: Failure) => failure.isInterrupted
      const files = failures.filter(isKept).map(({ file }) => file)
      return send(
        files,
        failures.filter((failure) => !isKept(failure)),
      )
    },
    /** Stops, and says nothing more of what failed. */
    forget() {
      stop()
      setFailures([])
    },
    /** Undefined while nothing is on its way. */
    course,
    failures,
  }
}

const noFault = () => false as const
const nothing = () => {}
