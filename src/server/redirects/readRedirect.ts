import type { RedirectInput } from '../../contract/api/redirects.ts'
import { problems } from '../../contract/texts/both/problems.ts'
import { redirectFaults } from '../../contract/texts/both/redirects.ts'
import { API_ROOT } from '../http/access.ts'
import { Refused, refused } from '../shared/problems.ts'
import { encodedPath, INVISIBLE, isTarget, ownPathOf } from './addresses.ts'
import type { Redirects } from './redirects.ts'

/** What stands at an encoded path by itself: the status that a visitor gets, and where one is sent. */
export type Look = (path: string) => Promise<{ status: number; location?: string | undefined }>

interface Ground {
  redirects: Pick<Redirects, 'has' | 'wayFrom'>
  look: Look
  /** Where the site is known. */
  origin: string
}

/** The redirect that is asked for, as it is kept. Throws `Refused` where the one address cannot lead to the other. */
export async function readRedirect({ from, to }: RedirectInput, { redirects, look, origin }: Ground) {
  const path = ownPathOf(from, origin)
  const fault = (field: 'from' | 'to', text: string) => refused.invalid({ [field]: [text] })
  if (path === undefined || INVISIBLE.test(path)) throw fault('from', redirectFaults.noPath)
  if (/[?#]/.test(from)) throw fault('from', redirectFaults.query)
  if (RESERVED.test(path)) throw fault('from', redirectFaults.reserved)
  if (!isTarget(to)) throw fault('to', redirectFaults.noTarget)
  if (await redirects.has(path)) throw takenAlready()
  const { status } = await look(encodedPath(path))
  if (status >= 300 && status < 400) throw fault('from', redirectFaults.leads)
  if (status !== 404) throw fault('from', redirectFaults.exists)
  const way = await redirects.wayFrom(to)
  if (way.includes(path)) throw fault('to', redirectFaults.loop)
  const last = way.at(-1)
  const beyond = last === undefined ? undefined : (await look(encodedPath(last))).location
  if (beyond !== undefined && ownPathOf(beyond, origin) === path) throw fault('to', redirectFaults.loop)
  return { path, target: to }
}

/** What is no page: nobody would ever be led on from there. */
const RESERVED = new RegExp(`^(?:${API_ROOT}|/admin|/login|/uploads|/og|/assets|/admin-assets)(?:/|$)`)

export const takenAlready = () => new Refused(409, problems.conflict, { errors: { from: [redirectFaults.taken] } })
