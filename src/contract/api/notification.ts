import { z } from 'zod'

/** Status of an email: waiting (also for a retry), sent, or failed after the last attempt. */
export const OUTBOX_STATUSES = ['waiting', 'sent', 'failed'] as const
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number]

/** Notification email of a contact message, as shown to administrators. */
export const notification = z.object({
  /** `notConfigured`: the email waits, but no mail server is configured. */
  status: z.enum([...OUTBOX_STATUSES, 'notConfigured']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
})
export type Notification = z.output<typeof notification>
