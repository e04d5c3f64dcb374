import { useWatch } from 'react-hook-form'
import type { Field } from '../../contract/kinds.ts'
import { number } from '../formats.ts'
import { locale, usePreference } from '../preferences.ts'
import { useWords } from '../words.ts'

/** How near its limit a text is before the room that is left is told: a tenth of the limit, and at least so many characters. */
const NEAR = 20

/** How many characters are left, or too many, in a sentence; undefined while there is room enough. */
export function useRoomLeft(source: string, field: Field): string | undefined {
  const { form: words } = useWords()
  const language = usePreference(locale)
  const text: unknown = useWatch({ name: source })
  if (!('maxLength' in field) || typeof text !== 'string') return undefined
  const left = field.maxLength - text.length
  if (left > Math.max(NEAR, field.maxLength / 10)) return undefined
  return left < 0 ? words.over(number(-left, language)) : words.left(number(left, language))
}
