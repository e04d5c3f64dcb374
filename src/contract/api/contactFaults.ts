import { cleanText } from '../domain/cleanText.ts'
import type { faults } from '../i18n/shared/faults.ts'
import { formats } from '../schema/formats.ts'
import { type Faults, FIELDS, type FieldName, rules } from './contactCalls.ts'

type Texts = Record<keyof typeof faults, string>

/** What is wrong with one field as it is filled in; undefined when nothing is. */
export function faultIn(name: FieldName, value: string, texts: Texts): string | undefined {
  const { isRequired, format } = rules[name]
  const text = cleanText(value)
  if (text === '') return isRequired ? texts.required : undefined
  return format && !formats[format].pattern.test(text) ? texts[format] : undefined
}

/** What is wrong with the whole form, by field. */
export const faultsIn = (values: Record<FieldName, string>, texts: Texts): Faults =>
  Object.fromEntries(
    FIELDS.map((name) => [name, faultIn(name, values[name], texts)] as const).filter(([, fault]) => fault),
  )
