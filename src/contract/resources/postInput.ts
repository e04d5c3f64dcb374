import { z } from 'zod'
import { SCHEDULE } from '../constants.ts'
import { PUBLISH_OPTIONS, type posts } from './posts.ts'

/** What a form says about publishing, besides the stored fields. */
export const publishing = {
  publishOption: z.enum(PUBLISH_OPTIONS).optional(),
  /** Read by the blog's rule, which knows whether a plan is asked for at all. */
  scheduleDaysOffset: z
    .unknown()
    .meta({ type: ['integer', 'null'], minimum: SCHEDULE.minDays, maximum: SCHEDULE.maxDays })
    .optional(),
} satisfies Record<(typeof posts.asks)[number], z.ZodType>
