import type { Endpoint, OpenEndpoint } from '../schema/endpoint.ts'
import { open } from '../schema/endpoint.ts'

/** Endpoints of the visit counts. No schemas in this file, so that visitors' pages may import it. */
export const visitEndpoints = {
  /** Counts a page view or an event. Browsers send it with `navigator.sendBeacon`. */
  count: open('POST /visits'),
  report: 'GET /admin/visits',
  searches: 'GET /admin/visits/searches',
} as const satisfies Record<string, Endpoint | OpenEndpoint>

/** What visitors do on a page; an event is no page view. */
export const VISIT_EVENTS = ['call', 'whatsapp', 'contact', 'chat', 'search'] as const
export type VisitEvent = (typeof VISIT_EVENTS)[number]

export const DEVICE_KINDS = ['phone', 'tablet', 'desktop'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** Maximum number of different words in a report of searches without results. */
export const MISSED_SEARCHES = 100

/** Number of days of a report without dates, and the maximum. */
export const REPORT_DAYS = 30
export const REPORT_MAX_DAYS = 400
