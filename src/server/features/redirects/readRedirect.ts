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

/** Requests an encoded path without the redirects; returns the status and the `Location` header. */
export type HeadRequest = (path: string) => Promise<{ status: number; location?: string | undefined }>

interface RedirectCheck {
  redirects: Pick<Redirects, 'has' | 'chainOf'>
  headRequest: HeadRequest
  /** Canonical address of the page (`SiteEntry.matchPage`); absent if the server has no pages. */
  addressOf?: ((url: string) => Promise<string>) | undefined
  origin: string
}

/** Columns of a new redirect. Throws `Refused` if its address or its target is invalid. */
export async function readRedirect(
  { from, to }: RedirectInput,
  { redirects, headRequest, addressOf, origin }: RedirectCheck,
) {
  const address = ownAddressOf(from, origin)
  const fault = (field: 'from' | 'to', text: string) => refused.invalid({ [field]: [text] })
  if (address === undefined || INVISIBLE.test(shownAddress(address))) throw fault('from', redirectFaults.noPath)
  if (from.includes('#')) throw fault('from', redirectFaults.fragment)
  const { path, query } = address
  if (RESERVED.test(path) || new URLSearchParams(query).has(PREVIEW_QUERY)) throw fault('from', redirectFaults.reserved)
  if (!isTarget(to)) throw fault('to', redirectFaults.noTarget)
  if (await redirects.has(address)) throw addressTaken()
  const url = encodedPath(path) + (query && `?${query}`)
  const { status } = await headRequest(url)
  if (status >= 300 && status < 400) throw fault('from', redirectFaults.leads)
  if (status !== 404 && !(await isIgnoredByPage(url, query, addressOf))) throw fault('from', redirectFaults.exists)
  const { addresses, isLoop } = await redirects.chainOf({ ...address, target: to })
  const last = addresses.at(-1)
  const next = last && (await headRequest(encodedPath(last.path))).location
  const isBack = async (target: OwnAddress | undefined) =>
    target !== undefined &&
    foldPath(target.path) === foldPath(path) &&
    pairsOf(query).every((pair) => pairsOf(target.query).includes(pair)) &&
    // A redirect to a page whose path differs by case only is not a loop.
    (target.path === path || (await headRequest(encodedPath(target.path))).status === 404)
  if (isLoop || (await isBack(last)) || (await isBack(next === undefined ? undefined : ownAddressOf(next, origin))))
    throw fault('to', redirectFaults.loop)
  return { path: shownAddress(address), key: redirectKey(address), target: to }
}

/** Whether there is a page that ignores the query, which may then be redirected. */
async function isIgnoredByPage(url: string, query: string, addressOf: RedirectCheck['addressOf']): Promise<boolean> {
  if (!query || !addressOf) return false
  const address = await addressOf(url)
  return address !== NO_PAGE && !readsAll(address, query)
}

/** Canonical address of the not-found page (`SiteEntry.matchPage`): the path is not a page. */
export const NO_PAGE = '/*'

/** Paths of other routes: a redirect would never apply. */
const RESERVED = new RegExp(`^(?:${API_ROOT}|/admin|/login|/uploads|/og|/assets|/admin-assets)(?:/|$)`)

export const addressTaken = () => new Refused(409, problems.conflict, { errors: { from: [redirectFaults.taken] } })
