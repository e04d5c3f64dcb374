import { z } from 'zod'
import { isDay } from '../domain/zones.ts'
import { validation } from '../i18n/shared/messages.ts'
import { DEVICE_KINDS, REPORT_DAYS, REPORT_MAX_DAYS, VISIT_EVENTS } from './visitCalls.ts'

/** Maximum lengths in characters; a longer body is not counted. */
const PATH_MAX_LENGTH = 2000
const REFERRER_MAX_LENGTH = 10_000

/** A page view, or an event on a page. */
export const visit = z.object({
  path: z
    .string()
    .regex(/^\/(?![/\\])[^\s\p{Cc}]*$/u)
    .max(PATH_MAX_LENGTH)
    .meta({ description: 'Path of the page.', examples: ['/urunler'] }),
  referrer: z
    .string()
    .max(REFERRER_MAX_LENGTH)
    .nullish()
    .meta({ description: 'Address of the page that linked here; only its host is stored.' }),
  event: z.enum(VISIT_EVENTS).nullish().meta({ description: 'An event on this page, which is no page view.' }),
})

/** A calendar day such as `2026-11-30`. */
const day = z
  .string()
  .refine(isDay, validation.day)
  .meta({ examples: ['2026-11-30'] })

export const reportQuery = z.object({
  from: day.optional().meta({
    description: `First day, in \`SITE_TIMEZONE\`; without it the report has ${REPORT_DAYS} days.`,
    examples: ['2026-11-01'],
  }),
  to: day.optional().meta({
    description: `Last day; today without it. A report has at most ${REPORT_MAX_DAYS} days.`,
    examples: ['2026-11-30'],
  }),
})

const [date, views, visitors] = [z.iso.date(), z.int(), z.int()]

/** Searches without results, in small letters, most visitors first; visitors are those of each day. */
export const missedSearches = z.object({ searches: z.array(z.object({ words: z.string(), visitors })) })
export type MissedSearches = z.infer<typeof missedSearches>

/** Visits of a period. Visitors are those of each day: who comes on two days counts twice. */
export const visitReport = z.object({
  /** Every day of the period, in order. */
  days: z.array(z.object({ date, views, visitors })),
  /** Most viewed first. */
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string().meta({ description: 'Title of the page; its path if it is gone.' }),
      views,
      visitors,
    }),
  ),
  sources: z.array(
    z.object({
      host: z.string().meta({ description: 'Host of the linking page; empty for none and for this site.' }),
      views,
    }),
  ),
  devices: z.array(z.object({ kind: z.enum(DEVICE_KINDS), views })),
  events: z.array(z.object({ event: z.enum(VISIT_EVENTS), count: z.int() })),
  /** The period of the same length before. */
  before: z.object({ views, visitors }),
})
export type VisitReport = z.infer<typeof visitReport>
