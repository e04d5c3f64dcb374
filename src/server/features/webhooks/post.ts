import type { LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

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
