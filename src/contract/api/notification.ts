import { z } from 'zod'

/** How it stands with a mail: to be sent (again), sent, or given up after the last attempt. */
export const OUTBOX_STATUSES = ['waiting', 'sent', 'failed'] as const
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number]

/** The mail about a message, as the administrator sees it. */
export const notification = z.object({
  /** `notConfigured`: it waits, but the server knows no mail server. */
  status: z.enum([...OUTBOX_STATUSES, 'notConfigured']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
})
export type Notification = z.output<typeof notification>
