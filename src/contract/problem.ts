import { z } from 'zod'
import { SECOND_FIELD } from './domain/locales.ts'
import { validation } from './i18n/shared/messages.ts'

/** Body of every error response (RFC 9457), with a Turkish sentence for people and messages by field name. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type Problem = z.infer<typeof problem>
export type FieldErrors = Record<string, string[]>

/** Validation issues. `reportsNestedPaths`: report nested paths (`values.2.title`) instead of the outermost field. */
export interface Findings {
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]
  reportsNestedPaths?: boolean
}

const nestedPathSchemas = new WeakSet<z.ZodType>()

/** Marks a schema so that its issues are reported with nested paths. */
export function reportNestedPaths<S extends z.ZodType>(schema: S): S {
  nestedPathSchemas.add(schema)
  return schema
}

export const reportsNestedPaths = (schema: z.ZodType): boolean => nestedPathSchemas.has(schema)

const expected: Partial<Record<string, string>> = {
  string: validation.text,
  boolean: validation.flag,
  number: validation.number,
  int: validation.integer,
  record: validation.object,
  object: validation.object,
  array: validation.object,
}

/** Turkish message of a validation issue. A message in the schema has priority. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? validation.required
        : (expected[issue.expected] ?? validation.invalid)
    case 'too_big':
      if (issue.origin === 'array') return validation.tooManyItems(Number(issue.maximum))
      return issue.origin === 'string'
        ? validation.tooLong(Number(issue.maximum))
        : validation.tooBig(Number(issue.maximum))
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? validation.required : validation.tooShort(Number(issue.minimum))
      if (issue.origin === 'array') return validation.tooFewItems(Number(issue.minimum))
      return validation.tooSmall(Number(issue.minimum) + (issue.inclusive === false ? 1 : 0))
    case 'invalid_value':
      return validation.choice
    case 'invalid_format':
      return issue.format === 'datetime'
        ? validation.time
        : issue.format === 'email'
          ? validation.email
          : validation.invalid
    default:
      return validation.invalid
  }
}

/** Sets Turkish messages for every schema of this process. */
export const speakTurkish = () => z.config({ customError: sentenceOf })

/**
 * Validation messages by the name of the outermost field; `_` is the whole. For a declared record the keys are paths within
 * lists and the English values too: `values.2.title`, `en.title`.
 */
export function fieldErrorsOf({ issues, reportsNestedPaths = false }: Findings): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const name = reportsNestedPaths && isWithin(path) ? path.join('.') : String(path[0] ?? '_')
    errors[name] = [...new Set([...(errors[name] ?? []), message])]
  }
  return errors
}

const isWithin = ([outermost, next]: readonly PropertyKey[]): boolean =>
  typeof next === 'number' || outermost === SECOND_FIELD || outermost === 'translation'
