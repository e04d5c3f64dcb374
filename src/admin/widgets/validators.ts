import { maxLength, maxValue, minValue, required, type Validator } from 'ra-core'
import { cleanText } from '../../contract/domain/plainText.ts'
import type { Field } from '../../contract/schema/fieldTypes.ts'

/** What can be said about a value without asking the server. */
export const validatorsOf = (field: Field): Validator[] => [
  ...(field.isRequired ? [required(), isFilled] : []),
  ...('maxLength' in field ? [maxLength(field.maxLength)] : []),
  ...(field.kind === 'integer' && field.min !== undefined ? [minValue(field.min)] : []),
  ...(field.kind === 'integer' && field.max !== undefined ? [maxValue(field.max)] : []),
]

const isFilled: Validator = (value) =>
  typeof value === 'string' && cleanText(value) === '' ? 'ra.validation.required' : undefined

export const isInteger =
  (text: string): Validator =>
  (value) =>
    value == null || Number.isInteger(value) ? undefined : text
