import { z } from 'zod'
import { text, time } from '../schema/fieldTypes.ts'

/** For so many days a deleted record may come back. */
export const BIN_DAYS = 30

/** A deleted record, and until when it is kept. */
export const binned = z.object({
  /** As the API's paths call it. */
  resource: z.string(),
  id: z.int().positive(),
  /** What people call it. */
  title: z.string(),
  deletedAt: z.iso.datetime(),
  by: z
    .string()
    .nullable()
    .meta({ description: "An administrator's e-mail address, `key:` and the name of a program's key, or `system`." }),
  until: z.iso.datetime(),
})
export type Binned = z.infer<typeof binned>

/** What the list can be sorted, narrowed and searched by. */
export const binFields = { resource: text(), title: text(), deletedAt: time(), by: text(), until: time() }
