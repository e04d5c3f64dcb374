import { z } from 'zod'
import { ofRecord } from '../problem.ts'
import { saidSchemas } from './saidSchemas.ts'
import { schemaOf } from './schemas.ts'
import type { Singleton } from './singleton.ts'

const stamp = { updatedAt: z.iso.datetime().nullable() }

type SingletonSchemas = Record<'record' | 'shown' | 'changes', z.ZodObject>

/** What the calls of a declared singleton take and answer: validation and OpenAPI read it. */
export function singletonSchemas({ fields, hidden = [] }: Pick<Singleton, 'fields' | 'hidden'>): SingletonSchemas {
  const all = Object.entries(fields)
  const seen = all.filter(([name]) => !hidden.includes(name))
  const nullable = (entries: typeof all) =>
    Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field).nullable()]))
  return {
    /** As the editor sees it; every field is null until entered. */
    record: z.object({ ...nullable(all), ...stamp }),
    /** As visitors see it. */
    shown: z.object({ ...nullable(seen), ...saidSchemas(fields) }),
    /** What a save may say: a field left out keeps its value; an `updatedAt` guards against stale saves. */
    changes: ofRecord(
      z.object({
        ...Object.fromEntries(all.map(([name, field]) => [name, schemaOf(field).optional()])),
        updatedAt: stamp.updatedAt.optional(),
      }),
    ),
  }
}
