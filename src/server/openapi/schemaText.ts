import type { JsonSchema } from './document.ts'

/** What a schema takes, in a few words: `text, at most 200 characters, or null`. */
export function schemaText(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(schemaText))].join(', or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.filter((value) => value !== '').join(', ')}`
  const types = [schema.type].flat().map((type) => (type ? (words[type]?.(schema) ?? type) : 'anything'))
  return types.join(', or ')
}

const words: Record<string, (schema: JsonSchema) => string> = {
  null: () => 'null',
  boolean: () => 'true or false',
  string: ({ format, minLength = 0, maxLength }) => {
    if (format === 'date-time') return 'time'
    if (format === 'binary') return 'file'
    return ['text', minLength > 0 && 'not empty', maxLength && `at most ${count(maxLength)} characters`]
      .filter(Boolean)
      .join(', ')
  },
  integer: (schema) => `whole number${rangeText(schema)}`,
  number: (schema) => `number${rangeText(schema)}`,
  array: ({ items = {} }) => (items.properties ? 'list' : `list of: ${schemaText(items)}`),
  object: ({ additionalProperties }) =>
    typeof additionalProperties === 'object' ? `names, each with: ${schemaText(additionalProperties)}` : 'object',
}

/** Bounds that somebody chose; those of the language say nothing. */
function rangeText({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  const [from, to] = [least, maximum].map((bound) =>
    bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : count(bound),
  )
  if (from && to) return ` from ${from} to ${to}`
  return from ? ` from ${from}` : to ? ` up to ${to}` : ''
}

const count = (number: number) => number.toLocaleString('en')

/** The fields of an object, or of the objects in a list. */
export function fieldsOf(schema: JsonSchema): { name: string; text: string; isRequired: boolean }[] {
  const { properties = {}, required = [] } = schema.items ?? schema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    text: schemaText(property),
    isRequired: required.includes(name),
  }))
}
