import { useEffect, useRef } from 'react'
import { number } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { sayPolitely } from './sayPolitely.ts'

/** How near its limit a text is before the room that is left is told: a tenth of the limit, and so many characters of a long one. */
const NEAR = 20

/** How long nobody types before it is said aloud, in milliseconds: not after each letter. */
const PAUSE = 1000

/**
 * How many characters are left, or too many, in a sentence; undefined while there is room enough. Who writes hears it too, once
 * they pause.
 */
export function useRoomLeft(text: unknown, limit: number | undefined): string | undefined {
  const { form: words } = useWords()
  const language = usePreference(locale)
  const opened = useRef(text)
  const left = limit === undefined || typeof text !== 'string' ? Infinity : limit - text.length
  const sentence =
    limit === undefined || left > Math.max(Math.min(NEAR, limit / 2), limit / 10)
      ? undefined
      : left < 0
        ? words.over(number(-left, language))
        : words.left(number(left, language))
  useEffect(() => {
    if (!sentence || text === opened.current) return
    const timer = setTimeout(() => sayPolitely(sentence), PAUSE)
    return () => clearTimeout(timer)
  }, [sentence, text])
  return sentence
}
