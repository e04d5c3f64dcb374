import { z } from 'zod'
import { ofRecord } from '../problem.ts'
import { aliasesOf, type Fields, lightFieldsOf, writtenFieldsOf } from './fields.ts'
import { saidSchemas } from './saidSchemas.ts'
import { schemaOf } from './schemas.ts'

/** What the rules of a domain let a client say, and show, besides the declared fields. */
export interface MoreSchemas {
  /** What a create or an update may say. */
  asks?: z.ZodRawShape
  /** What a row shows. */
  shows?: z.ZodRawShape
}

type ResourceSchemas = Record<'record' | 'row' | 'input' | 'changes', z.ZodObject>

/** What every stored row has besides its declared fields; times are ISO 8601 in UTC. */
const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

const rowOf = (shape: z.ZodRawShape) => z.object({ id: z.int().positive(), ...shape, ...stamps })

/** A record of any resource, by its own schema. */
export const anyRecord = z.looseObject({ updatedAt: z.iso.datetime() })

/** What the calls of a declared resource take and answer: validation and OpenAPI read it. */
export function resourceSchemas(
  { fields }: { fields: Fields },
  { asks = {}, shows = {} }: MoreSchemas = {},
): ResourceSchemas {
  const shown = { ...aliased(fields), ...saidSchemas(fields), ...shows }
  const written = writtenFieldsOf({ fields })
  const said = { ...optional(aliased(written)), ...asks }
  return {
    /** A row as the API shows it. */
    record: rowOf({ ...shapeOf(fields), ...shown }),
    /** A row as lists show it: without what is heavy. */
    row: rowOf({ ...shapeOf(lightFieldsOf({ fields })), ...shown }),
    /** What a create may say. Unknown fields are dropped. */
    input: ofRecord(z.object({ ...inputShapeOf(written), ...said })),
    /** What an update may say: a field left out keeps its value; an `updatedAt` guards against stale saves. */
    changes: ofRecord(z.object({ ...optional(shapeOf(written)), ...said, updatedAt: stamps.updatedAt.optional() })),
  }
}

type Shape = Record<string, z.ZodType>

const mapShape = <V>(values: Readonly<Record<string, V>>, schema: (value: V) => z.ZodType): Shape =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, schema(value)]))

const shapeOf = (fields: Fields) => mapShape(fields, schemaOf)
const optional = (shape: Shape) => mapShape(shape, (schema) => schema.optional())
const inputShapeOf = (fields: Fields) =>
  mapShape(fields, (field) => (field.isRequired ? schemaOf(field) : schemaOf(field).optional()))
const aliased = (fields: Fields) => mapShape(aliasesOf({ fields }), (name) => schemaOf(fields[name]!))
