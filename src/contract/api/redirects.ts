import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { integer, text, time } from '../schema/fieldTypes.ts'
import { LONGEST_FROM, LONGEST_TO } from './redirectCalls.ts'

const [from, to] = [
  z.string().overwrite(cleanText).min(1).max(LONGEST_FROM),
  z.string().overwrite(cleanText).min(1).max(LONGEST_TO),
]
const examples = { from: ['/eski-sayfa'], to: ['/urunler'] }

export const redirectInput = z.object({
  from: from.meta({ examples: examples.from }),
  to: to.meta({ examples: examples.to }),
})
export type RedirectInput = z.infer<typeof redirectInput>

export const redirect = z.object({
  id: z.int(),
  /** A path without a slash at its end, in letters that people read; with a query where only that leads on. */
  from: z.string(),
  /** A path of this site, or an http(s) address. */
  to: z.string(),
  createdAt: z.iso.datetime(),
})
export type Redirect = z.infer<typeof redirect>

/** An address that visitors asked for in vain. */
export const missedPath = z.object({ path: z.string(), count: z.int(), lastAt: z.iso.datetime() })
export type MissedPath = z.infer<typeof missedPath>

/** What their lists can be sorted, narrowed and searched by. */
export const redirectFields = { from: text({ searched: true }), to: text({ searched: true }) }
export const missedPathFields = { path: text({ searched: true }), count: integer(), lastAt: time() }
