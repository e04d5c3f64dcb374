import type { FastifyInstance } from 'fastify'
import { totalIn } from '../../../contract/domain/contentRange.ts'
import { withPicturesFrom } from '../../../contract/domain/pictures.ts'
import type { Answer, SiteEntry } from '../../../contract/site.ts'
import { API_ROOT } from '../../platform/http/access.ts'
import { IN_PROCESS } from '../../platform/observability/log.ts'

/** An answer, and where it says that the thing has moved. */
export interface Answered extends Answer {
  location?: string
  /** Nobody may keep it, so nobody may keep what rests on it. */
  isPrivate?: boolean
}

/** Asks the API for what a page shows: a path below its root. Undefined when there is no answer at all. */
export type Ask = (path: string) => Promise<Answered | undefined>

/** That something is not there holds until somebody enters it, as what is there does. */
export const NOT_ENTERED = 404

/** Asks our own API, without a socket. */
export const askInProcess =
  (app: FastifyInstance): Ask =>
  async (path) => {
    const { statusCode, headers, payload } = await app.inject({ url: API_ROOT + path, remoteAddress: IN_PROCESS })
    const { location, 'content-range': range, 'cache-control': kept } = headers
    return {
      status: statusCode,
      body: parsed(payload),
      total: totalIn(range && String(range)),
      ...(location && { location: String(location) }),
      ...(String(kept).includes('no-store') && { isPrivate: true }),
    }
  }

/** Nobody waits longer for a page; a part whose answer is late is shown as failed, and the browser asks again. */
const PATIENCE = 5000

/** Asks another server that keeps the specification's API. */
export const askElsewhere =
  (apiUrl: string): Ask =>
  async (path) => {
    try {
      const response = await fetch(apiUrl + path, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(PATIENCE),
      })
      const total = totalIn(response.headers.get('content-range'))
      return { status: response.status, body: withPicturesFrom(apiUrl, parsed(await response.text())), total }
    } catch {
      return undefined
    }
  }

/** The answers that a page at a path is rendered with. What it needs only while a list is empty is requested only then. */
export async function answersFor(
  { needsOf, fallbacks = {} }: Pick<SiteEntry, 'needsOf' | 'fallbacks'>,
  path: string,
  ask: Ask,
): Promise<Record<string, Answered>> {
  const needs = needsOf(path)
  const answers = await answersTo(
    needs.filter((need) => !(need in fallbacks)),
    ask,
  )
  const isFilled = ({ status, body }: Answered) => status < 400 && Array.isArray(body) && body.length > 0
  const missing = needs.filter((need) => {
    const before = answers[fallbacks[need] ?? '']
    return need in fallbacks && !(before && isFilled(before))
  })
  return missing.length ? { ...answers, ...(await answersTo(missing, ask)) } : answers
}

export async function answersTo(paths: readonly string[], ask: Ask): Promise<Record<string, Answered>> {
  const answers = await Promise.all(paths.map(async (path) => [path, await ask(path)] as const))
  return Object.fromEntries(answers.filter((entry): entry is [string, Answered] => entry[1] !== undefined))
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
