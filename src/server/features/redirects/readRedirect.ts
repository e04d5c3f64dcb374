import type { RedirectInput } from '../../../contract/api/administration.ts'
import { PREVIEW_QUERY } from '../../../contract/api/previews.ts'
import { problems, redirectFaults } from '../../../contract/i18n/shared/messages.ts'
import { API_ROOT } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import {
  encodedPath,
  foldPath,
  INVISIBLE,
  isTarget,
  type OwnAddress,
  ownAddressOf,
  pairsOf,
  readsAll,
  redirectKey,
  shownAddress,
} from './addresses.ts'
import type { Redirects } from './redirects.ts'

/** Looks up an encoded path without redirects: its status, and its `Location` header. */
export type LookUp = (path: string) => Promise<{ status: number; location?: string | undefined }>

interface RedirectCheck {
  redirects: Pick<Redirects, 'has' | 'wayOf'>
  look: LookUp
  /** The page's own address, without what it does not read of a query (`SiteEntry.addressOf`); absent where no pages are served. */
  addressOf?: ((url: string) => Promise<string>) | undefined
  /** Where the site is known. */
  origin: string
}

/** The redirect that is asked for, as it is stored. Throws `Refused` where the one address cannot lead to the other. */
export async function readRedirect({ from, to }: RedirectInput, { redirects, look, addressOf, origin }: RedirectCheck) {
  const address = ownAddressOf(from, origin)
  const fault = (field: 'from' | 'to', text: string) => refused.invalid({ [field]: [text] })
  if (address === undefined || INVISIBLE.test(shownAddress(address))) throw fault('from', redirectFaults.noPath)
  if (from.includes('#')) throw fault('from', redirectFaults.fragment)
  const { path, query } = address
  if (RESERVED.test(path) || new URLSearchParams(query).has(PREVIEW_QUERY)) throw fault('from', redirectFaults.reserved)
  if (!isTarget(to)) throw fault('to', redirectFaults.noTarget)
  if (await redirects.has(address)) throw takenAlready()
  const url = encodedPath(path) + (query && `?${query}`)
  const { status } = await look(url)
  if (status >= 300 && status < 400) throw fault('from', redirectFaults.leads)
  if (status !== 404 && !(await isBesidePage(url, query, addressOf))) throw fault('from', redirectFaults.exists)
  const { addresses, isLoop } = await redirects.wayOf({ ...address, target: to })
  const last = addresses.at(-1)
  const beyond = last && (await look(encodedPath(last.path))).location
  const isBack = async (target: OwnAddress | undefined) =>
    target !== undefined &&
    foldPath(target.path) === foldPath(path) &&
    pairsOf(query).every((pair) => pairsOf(target.query).includes(pair)) &&
    // To the same letters in another case, where a page is: that is what it is for.
    (target.path === path || (await look(encodedPath(target.path))).status === 404)
  if (isLoop || (await isBack(last)) || (await isBack(beyond === undefined ? undefined : ownAddressOf(beyond, origin))))
    throw fault('to', redirectFaults.loop)
  return { path: shownAddress(address), key: redirectKey(address), target: to }
}

/** Whether a query is none of the page's that is at the path: it makes no other page, and may lead elsewhere. */
async function isBesidePage(url: string, query: string, addressOf: RedirectCheck['addressOf']): Promise<boolean> {
  if (!query || !addressOf) return false
  const address = await addressOf(url)
  return address !== NO_PAGE && !readsAll(address, query)
}

/** How `SiteEntry.addressOf` names the page that is nowhere. */
const NO_PAGE = '/*'

/** What is no page: nobody would ever be led on from there. */
const RESERVED = new RegExp(`^(?:${API_ROOT}|/admin|/login|/uploads|/og|/assets|/admin-assets)(?:/|$)`)

export const takenAlready = () => new Refused(409, problems.conflict, { errors: { from: [redirectFaults.taken] } })
