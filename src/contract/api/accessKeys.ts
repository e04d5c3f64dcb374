import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { choice, text, time } from '../schema/fieldTypes.ts'
import { KEY_ACCESSES } from './accessKeyCalls.ts'

/** What a program's key may do with content; one that writes reads too. */
const access = z.enum(KEY_ACCESSES)

export const accessKeyInput = z.object({
  name: z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(60)
    .meta({ examples: ['Bayi uygulaması'] }),
  access,
})

/** A key as lists show it: never the key itself. */
export const accessKey = z.object({
  id: z.int(),
  name: z.string(),
  access,
  createdAt: z.iso.datetime(),
  /** Who made it; null once they are no administrator any more. */
  createdBy: z.string().nullable(),
  /** To the minute; null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessKey = z.infer<typeof accessKey>

/** What their list can be sorted, narrowed and searched by. */
export const accessKeyFields = {
  name: text({ searched: true }),
  access: choice(KEY_ACCESSES),
  createdBy: text({ searched: true }),
  lastUsedAt: time(),
}

/** The key is shown this once. */
export const madeAccessKey = accessKey.extend({ key: z.string() })
