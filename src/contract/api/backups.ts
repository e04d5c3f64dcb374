import { z } from 'zod'
import { integer, text, time } from '../declaring/kinds.ts'

const moment = z.iso.datetime()
const bytes = z.int()

export const backup = z.object({ name: z.string(), at: moment, bytes, verifiedAt: moment.nullable() })

/** What their list can be sorted, narrowed and searched by. */
export const backupFields = { name: text({ searched: true }), at: time(), bytes: integer(), verifiedAt: time() }

export const backupState = z.object({
  configured: z.boolean(),
  dueAt: z.string(),
  encrypted: z.boolean(),
  lastAt: moment.nullable(),
  lastVerifiedAt: moment.nullable(),
  lastFailure: z.object({ at: moment, message: z.string() }).nullable(),
  isOld: z.boolean(),
  isLost: z.boolean(),
  running: z
    .object({ stage: z.enum(['writing', 'reading']), startedAt: moment, bytes, expectedBytes: bytes.nullable() })
    .nullable(),
  isAsked: z.boolean(),
})

export const restoreBackup = z.object({ currentPassword: z.string().min(1).max(1000) })
