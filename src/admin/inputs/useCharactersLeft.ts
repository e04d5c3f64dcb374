import { useEffect, useRef } from 'react'
import { useFormats, useMessages } from '../i18n/language.ts'
import { announce } from '../layout/announce.ts'

/** From how many characters left they are counted: a tenth of the limit, at least this many of a long one. */
const NEAR = 20

/** Debounce of the announcement to screen readers, in milliseconds. */
const PAUSE = 1000

/** A message with the number of characters left, or too many, near the limit; it is announced to screen readers too. */
export function useCharactersLeft(text: unknown, limit: number | undefined): string | undefined {
  const { form: messages } = useMessages()
  const { number } = useFormats()
  const opened = useRef(text)
  const left = limit === undefined || typeof text !== 'string' ? Infinity : limit - text.length
  const sentence =
    limit === undefined || left > Math.max(Math.min(NEAR, limit / 2), limit / 10)
      ? undefined
      : left < 0
        ? messages.over(number(-left))
        : messages.left(number(left))
  useEffect(() => {
    if (!sentence || text === opened.current) return
    const timer = setTimeout(() => announce(sentence), PAUSE)
    return () => clearTimeout(timer)
  }, [sentence, text])
  return sentence
}
