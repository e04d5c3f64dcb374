import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { webhookTexts } from '../../../contract/i18n/shared/messages.ts'
import { withTimeout } from '../../platform/async/promises.ts'
import { refused } from '../../platform/http/problems.ts'

/** Resolves a host to its addresses. Throws if it has none. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const bySystem: Resolve = (host) => lookup(host, { all: true })

/** DNS timeout in milliseconds. */
const DNS_TIMEOUT = 3000

export interface SsrfGuard {
  /** Addresses to connect to, or the fault: the host does not resolve, or is not public. */
  find(url: URL): Promise<{ addresses: readonly LookupAddress[] } | { fault: 'unknown' | 'private' }>
  /** Throws `Refused` for a URL that is not allowed. A host that does not resolve yet is accepted. */
  check(url: string): Promise<void>
}

/**
 * SSRF guard: resolves a host and accepts public addresses only, unless private ones are allowed. The caller connects
 * to the returned addresses, so that a second DNS answer cannot lead elsewhere (DNS rebinding).
 */
export function createSsrfGuard(allowsPrivate: boolean, resolve: Resolve = bySystem): SsrfGuard {
  const find: SsrfGuard['find'] = async ({ hostname }) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const literal = isIP(host)
    const addresses = literal
      ? [{ address: host, family: literal }]
      : await withTimeout(DNS_TIMEOUT, resolve(host)).catch(() => [])
    if (addresses.length === 0) return { fault: 'unknown' }
    const isPrivate = !allowsPrivate && addresses.some(({ address }) => !isPublicAddress(address))
    return isPrivate ? { fault: 'private' } : { addresses }
  }
  return {
    find,
    async check(text) {
      const refuse = (sentence: string) => refused.invalid({ url: [sentence] })
      const url = URL.canParse(text) ? new URL(text) : undefined
      if (!url || !['http:', 'https:'].includes(url.protocol)) throw refuse(webhookTexts.url)
      if (url.username || url.password) throw refuse(webhookTexts.credentials)
      const found = await find(url)
      if ('fault' in found && found.fault === 'private') throw refuse(webhookTexts.private)
    },
  }
}

/** Metadata services of cloud providers at public addresses. */
const METADATA = ['168.63.129.16']
/** Global unicast addresses of IPv6 (RFC 4291, section 2.4). */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/** Whether an address is public: not private, local, reserved or a tunnel to another address. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text)
  const isGlobal = address.kind() === 'ipv4' || address.match(GLOBAL as [ipaddr.IPv6, number])
  return isGlobal && address.range() === 'unicast' && !METADATA.includes(address.toString())
}

/** Bytes of a response that are read and discarded before the connection is closed. */
const MAX_READ = 16 * 1024

interface Sent {
  body: string
  headers: Record<string, string>
  /** Pinned addresses: the connection uses only these, even if the host resolves differently now. */
  addresses: readonly LookupAddress[]
  signal: AbortSignal
}

/** Posts a body and returns the status of the response; redirects are not followed. Throws if there is no response. */
export function post(url: URL, { body, headers, addresses, signal }: Sent): Promise<number> {
  const lookup: LookupFunction = (_host, { all }, callback) =>
    all ? callback(null, [...addresses]) : callback(null, addresses[0]!.address, addresses[0]!.family)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup,
      agent: false,
      signal,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const done = () => {
        resolve(response.statusCode ?? 0)
        request.destroy()
      }
      let read = 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > MAX_READ) done()
      })
      response.on('end', done)
      // The status is known, so errors no longer matter.
      response.on('error', done)
    })
    request.end(body)
  })
}
