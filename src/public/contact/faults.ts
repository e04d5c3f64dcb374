import { type Faults, FIELDS, type FieldName, rules } from '../../contract/contactCalls.ts'
import { formats } from '../../contract/formats.ts'
import type { ContactPageTexts } from '../../contract/texts/contactPage.ts'
import type { Values } from './fields.ts'

/** What is wrong with one field as it is filled in; undefined when nothing is. */
export function faultIn(name: FieldName, value: string, texts: ContactPageTexts['faults']): string | undefined {
  const { isRequired, format } = rules[name]
  const text = value.trim()
  if (text === '') return isRequired ? texts.required : undefined
  return format && !formats[format].pattern.test(text) ? texts[format] : undefined
}

/** What is wrong with the whole form, by field. */
export const faultsIn = (values: Values, texts: ContactPageTexts['faults']): Faults =>
  Object.fromEntries(
    FIELDS.map((name) => [name, faultIn(name, values[name], texts)] as const).filter(([, fault]) => fault),
  )
