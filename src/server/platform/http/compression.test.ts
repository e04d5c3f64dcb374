import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodedBody, encodingFor } from './compression.ts'

describe('compressed body', () => {
  const text = randomBytes(20_000).toString('hex')
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

  test.each(['br', 'gzip'] as const)('is compressed once, at the first request: %s', async (encoding) => {
    const body = encodedBody(text)
    expect(body.ready(encoding)).toBeUndefined()
    const [first, same] = await Promise.all([body.in(encoding), body.in(encoding)])
    expect(same).toBe(first)
    expect(body.ready(encoding)).toBe(first)
    expect(await body.in(encoding)).toBe(first)
    expect(decode[encoding](first).toString()).toBe(text)
  })

  test('is compressed again by the next request after a failure', async () => {
    let calls = 0
    const failing = async (part: Buffer) => {
      if (++calls === 1) throw new Error('no memory')
      return Buffer.from(part)
    }
    const body = encodedBody(text, { br: failing, gzip: failing, identity: failing })
    await expect(body.in('br')).rejects.toThrow('no memory')
    expect(String(await body.in('br'))).toBe(text)
  })

  test('needs no compression for identity', async () => {
    const body = encodedBody(text)
    expect(body.ready('identity')?.toString()).toBe(text)
    expect(body.etag).toBe(encodedBody(text).etag)
    expect(body.etag).not.toBe(encodedBody(`${text}.`).etag)
  })
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['zstd, identity;q=0', 'identity'],
])('accepted encodings %j: %s is best', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
