import type { JsonSchema } from '../../src/server/api/openapi/document.ts'

/** A valid value for a schema: its example, or the simplest value. Undefined if any value is valid. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((value) => value !== '')
  if (schema.anyOf) return exampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {})
  const type = [schema.type].flat().find((each) => each !== 'null')
  return type && examples[type]?.(schema)
}

const examples: Record<string, (schema: JsonSchema) => unknown> = {
  string: ({ format, minLength = 0 }) =>
    format === 'date-time' ? '2026-05-01T11:00:00.000Z' : 'Örnek'.padEnd(minLength, '.'),
  boolean: () => true,
  integer: numberIn,
  number: numberIn,
  array: ({ items = {} }) => [exampleOf(items)],
  object: ({ properties = {}, additionalProperties }) =>
    typeof additionalProperties === 'object'
      ? { Örnek: exampleOf(additionalProperties) }
      : Object.fromEntries(
          Object.entries(properties)
            .map(([name, property]) => [name, exampleOf(property)])
            .filter(([, value]) => value !== undefined),
        ),
}

function numberIn({ minimum = 1, maximum = Number.POSITIVE_INFINITY }: JsonSchema): number {
  return Math.min(Math.max(1, minimum), maximum)
}
