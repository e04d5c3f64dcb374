import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { webhookTexts } from '../../../contract/i18n/shared/webhooks.ts'
import { withTimeout } from '../../platform/async/promises.ts'
import { refused } from '../../platform/http/problems.ts'

/** The addresses of a host, as the system knows them. Throws where it knows none. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const bySystem: Resolve = (host) => lookup(host, { all: true })

/** Who names no answer within so many milliseconds is not known. */
const PATIENCE = 3000

export interface SsrfGuard {
  /** The addresses at which a host may be called right now; or why it may not: nobody knows it, or it is not public. */
  find(url: URL): Promise<{ addresses: readonly LookupAddress[] } | { fault: 'unknown' | 'private' }>
  /** Throws `Refused` where an address cannot be one to tell. One that nobody knows yet may come to be known. */
  check(url: string): Promise<void>
}

/** Where something may be sent: to public addresses only, unless private ones are allowed. */
export function createSsrfGuard(allowsPrivate: boolean, resolve: Resolve = bySystem): SsrfGuard {
  const find: SsrfGuard['find'] = async ({ hostname }) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const literal = isIP(host)
    const addresses = literal
      ? [{ address: host, family: literal }]
      : await withTimeout(PATIENCE, resolve(host)).catch(() => [])
    if (addresses.length === 0) return { fault: 'unknown' }
    const isPrivate = !allowsPrivate && addresses.some(({ address }) => !isPublic(address))
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

/** The host's own services at a cloud provider, at an address that is public everywhere else. */
const METADATA = ['168.63.129.16']
/** All that is given out of IPv6 (RFC 4291, section 2.4). */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/** Whether anybody may own an address: what is private, local, reserved or a way to another address is not. */
export function isPublic(text: string): boolean {
  const address = ipaddr.process(text)
  const isGlobal = address.kind() === 'ipv4' || address.match(GLOBAL as [ipaddr.IPv6, number])
  return isGlobal && address.range() === 'unicast' && !METADATA.includes(address.toString())
}

/** What of an answer is read, in bytes, so that who answers can end it in peace. Nothing of it is kept. */
const MOST_READ = 16 * 1024

interface Sent {
  body: string
  headers: Record<string, string>
  /** The only addresses to call, whatever the host's name stands for by now. */
  addresses: readonly LookupAddress[]
  signal: AbortSignal
}

/** Posts a body to an address, follows no redirect, and answers the status. Throws where none comes. */
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
        if (read > MOST_READ) done()
      })
      response.on('end', done)
      // Who answers has said what there was to say.
      response.on('error', done)
    })
    request.end(body)
  })
}
