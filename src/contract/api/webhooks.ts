import { z } from 'zod'
import { cleanText } from '../domain/plainText.ts'
import { choice, flag, integer, text, time } from '../schema/fieldTypes.ts'
import { DELIVERY_ERRORS, DELIVERY_STATUSES, EVENTS, LONGEST_URL } from './endpoints.ts'

const fields = {
  url: z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(LONGEST_URL)
    .meta({ examples: ['https://hooks.example.com/icerik'] }),
  events: z
    .array(z.enum(EVENTS))
    .min(1)
    .max(2 * EVENTS.length)
    .transform((events) => EVENTS.filter((event) => events.includes(event)))
    .meta({ examples: [['content.published']] }),
}

export const webhookInput = z.object(fields)
/** What a change leaves out stays. */
export const webhookChanges = z.object({ ...fields, isOn: z.boolean() }).partial()
export type WebhookChanges = z.infer<typeof webhookChanges>

/** An address that is told of what happens here. */
export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(EVENTS)),
  isOn: z.boolean().meta({ description: 'Turned off by hand, or by an address that says that it is gone (410).' }),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof webhook>

/** What their list can be sorted, narrowed and searched by. */
export const webhookFields = { url: text({ searched: true }), isOn: flag() }

/** The secret is shown this once. */
export const addedWebhook = webhook.extend({
  secret: z.string().meta({ description: 'What signatures are checked with, as Standard Webhooks has it: `whsec_…`.' }),
})

/** One event on its way to one address. */
export const delivery = z.object({
  id: z.int(),
  eventId: z.string().meta({ description: 'The header `webhook-id`: the same for every attempt.' }),
  type: z.enum(EVENTS),
  /** When it happened. */
  at: z.iso.datetime(),
  /** What it happened to: as the API's paths call it, and its id or key; null where it is about all of them. */
  resource: z.string(),
  recordId: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  lastAttemptAt: z.iso.datetime().nullable(),
  answer: z.int().nullable().meta({ description: 'The status of the last answer; null where none came.' }),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  /** When it is tried again. */
  nextAttemptAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof delivery>

/** What their list can be sorted, narrowed and searched by. */
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
