import { z } from 'zod'
import { choice, text } from '../schema/fieldTypes.ts'
import { STATUS_KEYS, STATUS_LEVELS } from './statusCalls.ts'

export const statusPlace = z.object({
  /** As the API's paths call it; of a singleton `page-content`. */
  resource: z.string(),
  /** Of a singleton, its key. */
  id: z.union([z.int(), z.string()]),
  title: z.string(),
  /** The address that leads nowhere. */
  path: z.string().optional(),
})
export type StatusPlace = z.infer<typeof statusPlace>

export const statusLine = z.object({
  key: z.enum(STATUS_KEYS),
  level: z.enum(STATUS_LEVELS),
  /** How it stands and what to do about it, in Turkish. */
  message: z.string(),
  places: z.array(statusPlace).optional().meta({ description: 'The first records that it is about.' }),
})
export type StatusLine = z.infer<typeof statusLine>

/** What their list can be sorted, narrowed and searched by. */
export const statusFields = {
  key: choice(STATUS_KEYS),
  level: choice(STATUS_LEVELS),
  message: text({ searched: true }),
}
