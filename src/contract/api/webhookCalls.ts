import { recent } from '../schema/endpoint.ts'

/** The calls around addresses that are told of what happens here. Apart from their schemas, which the panel does not read. */
export const webhookCalls = {
  list: 'GET /admin/webhooks',
  add: recent('POST /admin/webhooks'),
  change: recent('PUT /admin/webhooks/:id'),
  remove: 'DELETE /admin/webhooks/:id',
  deliveries: 'GET /admin/webhooks/:id/deliveries',
  resend: 'POST /admin/webhooks/:id/deliveries/:delivery/resend',
} as const

/** What an address may be told of. */
export const EVENTS = ['content.published', 'content.changed', 'content.deleted', 'message.received'] as const
export type EventType = (typeof EVENTS)[number]

/** How many addresses there may be. */
export const MOST_WEBHOOKS = 20
/** What an address may have, in characters. */
export const LONGEST_URL = 2000

export const DELIVERY_STATUSES = ['waiting', 'sent', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Why an attempt failed: the address is not known, not public, does not answer, not in time, by no certificate, elsewhere, badly, or is gone; or it was turned off. */
export const DELIVERY_ERRORS = [
  'unknown',
  'private',
  'unreachable',
  'slow',
  'certificate',
  'redirect',
  'refused',
  'gone',
  'off',
] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]
