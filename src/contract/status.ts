import { z } from 'zod'
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
