import { z } from 'zod'
import { integer, text, time } from '../schema/fieldTypes.ts'

/** So many versions of a record are kept at most … */
export const MOST_VERSIONS = 100
/** … for so many days; the newest one for as long as there is the record. */
export const VERSION_DAYS = 365

/** A save of a record or a singleton: when, by whom, and which fields it changed. */
export const version = z.object({
  /** From 1, in the order of the saves. */
  version: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string().nullable().meta({
    description:
      "An administrator's e-mail address, `key:` and the name of a program's key, or `system`; null for visitors and for what nobody wrote down.",
  }),
  fields: z.array(z.string()),
})
export type Version = z.infer<typeof version>

/** What the list can be sorted, narrowed and searched by. */
export const versionFields = { version: integer(), at: time(), by: text({ searched: true }) }
