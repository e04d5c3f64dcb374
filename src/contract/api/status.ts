import { z } from 'zod'
import { choice, text } from '../declaring/kinds.ts'
import { STATUS_KEYS, STATUS_LEVELS } from './statusCalls.ts'

export const statusPlace = z.object({
  resource: z.string(),
  id: z.union([z.int(), z.string()]),
  title: z.string(),
  path: z.string().optional(),
})

export const statusLine = z.object({
  key: z.enum(STATUS_KEYS),
  level: z.enum(STATUS_LEVELS),
  message: z.string(),
  places: z.array(statusPlace).optional().meta({ description: 'The first records that it is about.' }),
})

/** What their list can be sorted, narrowed and searched by. */
export const statusFields = {
  key: choice(STATUS_KEYS),
  level: choice(STATUS_LEVELS),
  message: text({ searched: true }),
}
