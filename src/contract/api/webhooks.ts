import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { choice, flag, integer, text, time } from '../schema/fieldTypes.ts'
import { DELIVERY_ERRORS, DELIVERY_STATUSES, EVENTS, URL_MAX_LENGTH } from './endpoints.ts'

const fields = {
  url: z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(URL_MAX_LENGTH)
    .meta({ examples: ['https://hooks.example.com/icerik'] }),
  events: z
    .array(z.enum(EVENTS))
    .min(1)
    .max(2 * EVENTS.length)
    .transform((events) => EVENTS.filter((event) => events.includes(event)))
    .meta({ examples: [['content.published']] }),
}

export const webhookInput = z.object(fields)
/** Fields that are left out stay unchanged. */
export const webhookChanges = z.object({ ...fields, isOn: z.boolean() }).partial()
export type WebhookChanges = z.infer<typeof webhookChanges>

/** A URL that receives events. */
export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(EVENTS)),
  isOn: z
    .boolean()
    .meta({ description: 'False after an administrator turned it off, or its URL answered with 410 Gone.' }),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof webhook>

export const webhookFields = { url: text({ searched: true }), isOn: flag() }

/** Response to the creation; the only one that contains the secret. */
export const addedWebhook = webhook.extend({
  secret: z
    .string()
    .meta({ description: 'Secret that verifies signatures, in the format of Standard Webhooks: `whsec_…`.' }),
})

/** Delivery of one event to one webhook. */
export const delivery = z.object({
  id: z.int(),
  eventId: z.string().meta({ description: 'Value of the header `webhook-id`, the same for every attempt.' }),
  type: z.enum(EVENTS),
  /** Time of the event. */
  at: z.iso.datetime(),
  /** Subject of the event: the resource name in API paths, and an id or key; null if it concerns all records. */
  resource: z.string(),
  recordId: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  lastAttemptAt: z.iso.datetime().nullable(),
  answer: z.int().nullable().meta({ description: 'Status of the last response; null if there was none.' }),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof delivery>

export const deliveryFields = {
  eventId: text({ searched: true }),
  type: choice(EVENTS),
  at: time(),
  resource: text({ searched: true }),
  recordId: text(),
  status: choice(DELIVERY_STATUSES),
  attempts: integer(),
  lastAttemptAt: time(),
  answer: integer(),
  error: choice(DELIVERY_ERRORS),
  nextAttemptAt: time(),
}
