import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { type Message, messages } from '../resources/messages/messages.ts'
import { resourceSchemas } from '../schema/resourceSchemas.ts'
import type { Activity } from './activity.ts'
import { activity } from './activity.ts'
import { notification, OUTBOX_STATUSES } from './notification.ts'

/** Whose data: an e-mail address or a phone number, as people write them. */
export const personQuery = z.object({
  of: z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(254)
    .meta({ description: 'An e-mail address or a phone number.', examples: ['ayse@example.com'] }),
})

/** A mail to this person, or about a message of theirs. */
const mail = z.object({
  id: z.int(),
  messageId: z.int().nullable(),
  recipient: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** Everything that is kept about a person. */
export const personalData = z.object({
  messages: z.array(
    resourceSchemas(messages, { shows: { notification: notification.nullable(), isInBin: z.boolean() } }).record,
  ),
  mails: z.array(mail),
  /** What they did themselves, and what was done with their messages. */
  activity: z.array(activity),
})
export interface PersonalData {
  messages: (Message & { isInBin: boolean })[]
  mails: z.output<typeof mail>[]
  activity: Activity[]
}

/** What was erased, and where it stays for a while. */
export const erasure = z.object({ message: z.string(), messages: z.int(), mails: z.int() })
export type Erasure = z.output<typeof erasure>
