import { useWatch } from 'react-hook-form'
import type { Field } from '../../contract/kinds.ts'

const NONE: readonly string[] = []

/** About as much as anybody shows of it, in characters. */
const ENOUGH = 160

/** What readers find where a field is empty: the beginning of the first of its sources that says something. */
export function useDerived(field: Field | undefined): string {
  const sources = (field && 'derivedFrom' in field && field.derivedFrom) || NONE
  const said: unknown[] = useWatch({ name: [...sources], disabled: sources.length === 0 }) ?? []
  const text = sources.length > 0 ? said.find((value) => typeof value === 'string' && value.trim()) : ''
  const plain = String(text ?? '')
    .replace(HEADS, '')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...plain]
  return characters.length > ENOUGH ? `${characters.slice(0, ENOUGH).join('')}…` : plain
}

/** What a post's markdown has beside words (spec section 9). */
const HEADS = /^#{1,2}\s.*$/gm
const MARKS = /\*\*|__/g
