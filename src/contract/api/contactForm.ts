import { cleanText } from '../domain/cleanText.ts'
import type { faults } from '../i18n/shared/messages.ts'
import { formats } from '../schema/formats.ts'
import { type Faults, FIELDS, type FieldName, fieldRules } from './contactCalls.ts'

type Texts = Record<keyof typeof faults, string>

/** Validation error of one field; undefined if it is valid. */
export function faultIn(name: FieldName, value: string, texts: Texts): string | undefined {
  const { isRequired, format } = fieldRules[name]
  const text = cleanText(value)
  if (text === '') return isRequired ? texts.required : undefined
  return format && !formats[format].pattern.test(text) ? texts[format] : undefined
}

/** Validation errors of the whole form, by field. */
export const faultsIn = (values: Record<FieldName, string>, texts: Texts): Faults =>
  Object.fromEntries(
    FIELDS.map((name) => [name, faultIn(name, values[name], texts)] as const).filter(([, fault]) => fault),
  )

/** Result of sending a message; `unsent` if it failed our own validation. */
export interface Outcome {
  state: 'sent' | 'failed' | 'unsent'
  /** Message of the server. */
  message?: string | undefined
  faults: Faults
}

/** Result of a response; other servers may omit parts of the body. */
export function outcomeOf({ status, body }: { status: number; body: unknown }): Outcome {
  const response = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown; errors?: unknown }
  if (status >= 200 && status < 300) return { state: 'sent', message: sentence(response.message), faults: {} }
  const [faults, others] = errorsIn(response.errors)
  return { state: 'failed', message: sentence(response.message) ?? sentence(others.join(' ')), faults }
}

const sentence = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined

/** Errors of our fields (also if a server capitalises the names), and the texts of all other errors. */
function errorsIn(errors: unknown): [faults: Faults, others: string[]] {
  const faults: Faults = {}
  const others: string[] = []
  for (const [key, value] of Object.entries((errors as object | null | undefined) ?? {})) {
    const text = sentence([value].flat().find(sentence))
    const name = key.charAt(0).toLowerCase() + key.slice(1)
    if (!text) continue
    if (isField(name)) faults[name] = text
    else others.push(text)
  }
  return [faults, others]
}

const isField = (name: string): name is FieldName => (FIELDS as readonly string[]).includes(name)
