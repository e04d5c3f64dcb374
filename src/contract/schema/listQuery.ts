import { z } from 'zod'
import { FEATURE_LENGTH } from '../constants.ts'
import { validation } from '../i18n/shared/messages.ts'
import { isFiltered, isSorted } from './lists.ts'
import { memoize } from './memoize.ts'
import type { Resource } from './resource.ts'
import { schemaOf } from './schemas.ts'

/**
 * Fields by which a list is sorted, filtered and searched: those of a resource, or those beside a schema in
 * `contract/api` (`sessionFields`).
 */
interface Listed extends Pick<Resource, 'fields' | 'shorthands' | 'derived'> {
  /** Attributes of the rows in addition to these fields. */
  beside?: readonly ('id' | 'createdAt' | 'updatedAt')[]
}

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: validation.json })
        return z.NEVER
      }
    })
    .pipe(schema)

/** First and last row of a list, as JSON. */
export const rangeQuery = json(z.tuple([z.int().min(0), z.int().min(0)]).refine(([first, last]) => first <= last))

/** Query of a list, in react-admin's simple REST dialect; unknown parameters are refused. */
export const listQueryOf = memoize(makeListQuery)

function makeListQuery({ fields, shorthands = {}, derived = {}, beside = ['id', 'createdAt', 'updatedAt'] }: Listed) {
  const named = (may: typeof isSorted) => Object.keys(fields).filter((name) => may(fields[name]!))
  const oneOrMany = (schema: z.ZodType) => z.union([schema, z.array(schema).max(1000)]).optional()
  const filters = Object.fromEntries([
    ...(beside.includes('id') ? [['id', oneOrMany(z.int())]] : []),
    ...named(isFiltered).map((name) => [name, oneOrMany(schemaOf(fields[name]!))]),
    ...Object.keys(fields)
      .filter((name) => fields[name]!.kind === 'specs')
      .map((name) => [name, z.string().max(FEATURE_LENGTH).optional().meta({ description: 'Name of a feature.' })]),
    ...Object.entries(derived).map(([name, { values }]) => [name, z.literal(values).optional()]),
  ])
  const sorted = [...beside, ...named(isSorted)]
  return z.object({
    ...Object.fromEntries(
      Object.entries(shorthands).map(([name, filter]) => [
        name,
        z
          .stringbool()
          .optional()
          .meta({ description: `\`true\` is short for the filter \`${JSON.stringify(filter)}\`.` }),
      ]),
    ),
    sort: json(z.tuple([z.enum(sorted), z.enum(['ASC', 'DESC'])]))
      .optional()
      .meta({ description: `Field and direction, as JSON: \`["id","ASC"]\`. Fields: ${sorted.join(', ')}.` }),
    range: rangeQuery.optional().meta({ description: 'First and last row, counted from 0, as JSON: `[0,24]`.' }),
    filter: json(z.strictObject({ ...filters, q: z.string().max(200).optional() }))
      .optional()
      .meta({
        description: `Values or lists of them, as JSON: \`{"q":"nem","id":[1,2]}\`. Fields: ${Object.keys(filters).join(', ')}; \`q\` searches by Turkish rules.`,
      }),
  })
}
