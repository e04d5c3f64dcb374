import pLimit from 'p-limit'
import type { CDN_KINDS, Settings } from '../../platform/config/settings.ts'

type Kind = (typeof CDN_KINDS)[number]

interface PurgeCall {
  method: 'POST' | 'PURGE'
  headers: Record<string, string>
  body?: string
}

const posted = (headers: Record<string, string>, body: object): PurgeCall => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

/** The calls that purge tags. Cloudflare takes 100 tags, Fastly 256, Bunny one. */
export const purgeCalls: Record<Kind, (tags: readonly string[], token: string | undefined) => PurgeCall[]> = {
  // POST https://api.cloudflare.com/client/v4/zones/<zone>/purge_cache
  cloudflare: (tags, token) => [posted(bearer(token), { tags })],
  // POST https://api.fastly.com/service/<service>/purge
  fastly: (tags, token = '') => [posted({ 'fastly-key': token }, { surrogate_keys: tags })],
  // POST https://api.bunny.net/pullzone/<zone>/purgeCache
  bunny: (tags, token = '') => tags.map((tag) => posted({ accesskey: token }, { CacheTag: tag })),
  // The VCL of the module `xkey` reads this header.
  varnish: (tags, token) => [{ method: 'PURGE', headers: { ...bearer(token), xkey: tags.join(' ') } }],
  url: (tags, token) => [posted(bearer(token), { tags })],
}

/** Timeout of all calls of an attempt, in milliseconds. */
const TIMEOUT = 20_000
/** Calls at a time: Bunny needs one for each tag. */
const CONCURRENCY = 10

/** Purges tags and returns the reason of a failure: the status of the response, or the code of a network error. */
export async function callPurge(
  {
    CDN_PURGE_URL: url = '',
    CDN_PURGE_KIND: kind,
    CDN_PURGE_TOKEN: token,
  }: Pick<Settings, 'CDN_PURGE_URL' | 'CDN_PURGE_KIND' | 'CDN_PURGE_TOKEN'>,
  tags: readonly string[],
  aborting: AbortSignal,
): Promise<string | null> {
  const signal = AbortSignal.any([aborting, AbortSignal.timeout(TIMEOUT)])
  try {
    const statuses = await pLimit(CONCURRENCY).map(purgeCalls[kind](tags, token), async (call) => {
      const response = await fetch(url, { ...call, redirect: 'manual', signal })
      await response.body?.cancel()
      return response.ok ? undefined : response.status
    })
    const failed = statuses.find((status) => status !== undefined)
    return failed === undefined ? null : `HTTP ${failed}`
  } catch (error) {
    // The message of an error may contain the URL.
    const { name, cause } = error as Error
    return name === 'TimeoutError' ? 'timeout' : ((cause as NodeJS.ErrnoException | undefined)?.code ?? 'unreachable')
  }
}
