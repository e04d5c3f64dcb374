import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { flag, text, time } from '../schema/fieldTypes.ts'

/** An administrator, or who was invited to be one. */
export const person = z.object({
  id: z.int(),
  email: z.string(),
  /** They have not chosen a password yet. */
  isInvited: z.boolean(),
  /** Until when their invitation counts; null where none does. */
  invitedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** The one who asks. */
  isSelf: z.boolean(),
})
export type Person = z.infer<typeof person>

/** What their list can be sorted, narrowed and searched by. */
export const personFields = {
  email: text({ searched: true }),
  isInvited: flag(),
  invitedUntil: time(),
  lastSignInAt: time(),
  isSelf: flag(),
}

export const invitation = z.object({ email: z.string().overwrite(cleanText).max(254).pipe(z.email()) })
/** The link is shown this once. */
export const invited = person.extend({ link: z.url(), canMail: z.boolean() })
export type Invited = z.infer<typeof invited>
