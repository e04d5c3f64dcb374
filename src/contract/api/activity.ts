import { z } from 'zod'
import { text, time } from '../schema/fieldTypes.ts'
import { ACTIONS, EXPORTED } from './activityCalls.ts'

/** Who did what, when, and from where. */
export const activity = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable().meta({
    description: 'An e-mail address, `key:` and the name of a program’s key, `system`, or null for somebody unknown.',
  }),
  action: z.string().meta({ description: `One of ${ACTIONS.join(', ')}, or of a newer version.` }),
  /** As the API's paths call it; null where it is about no record. */
  resource: z.string().nullable(),
  recordId: z.string().nullable(),
  address: z.string().nullable().meta({ description: 'Its first half: `203.0.*.*`.' }),
})
export type Activity = z.infer<typeof activity>

export const exported = z.object({ resource: z.enum(EXPORTED) })

/** What the list can be sorted, narrowed and searched by. */
export const activityFields = {
  at: time({ filtered: true }),
  by: text(),
  action: text(),
  resource: text(),
  recordId: text(),
}
