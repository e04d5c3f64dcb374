import { z } from 'zod'
import { SCHEDULE } from '../constants.ts'
import { PUBLISH_OPTIONS, type posts } from './posts.ts'

/** Publishing fields of a form, besides the stored ones. */
export const publishing = {
  publishOption: z.enum(PUBLISH_OPTIONS).optional(),
  /** Validated by the blog's hooks, which know whether a schedule is requested at all. */
  scheduleDaysOffset: z
    .unknown()
    .meta({ type: ['integer', 'null'], minimum: SCHEDULE.minDays, maximum: SCHEDULE.maxDays })
    .optional(),
} satisfies Record<(typeof posts.extraInput)[number], z.ZodType>
