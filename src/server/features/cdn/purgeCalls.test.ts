import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCdn, startFakeCdn } from '../../../../tests/helpers/fakeCdn.ts'
import { callPurge } from './purgeCalls.ts'

let cdn: FakeCdn
beforeAll(async () => {
  cdn = await startFakeCdn({ tagHeader: 'cache-tag', now: Date.now })
})
afterAll(() => cdn.close())

const { signal } = new AbortController()
const settingsOf = (kind: Parameters<typeof callPurge>[0]['CDN_PURGE_KIND'], url = `${cdn.url}/purge`) => ({
  CDN_PURGE_URL: url,
  CDN_PURGE_KIND: kind,
  CDN_PURGE_TOKEN: 'secret',
})

test.each([
  ['cloudflare', [{ method: 'POST', headers: { authorization: 'Bearer secret' }, body: '{"tags":["a","b"]}' }]],
  ['fastly', [{ method: 'POST', headers: { 'fastly-key': 'secret' }, body: '{"surrogate_keys":["a","b"]}' }]],
  [
    'bunny',
    ['a', 'b'].map((tag) => ({ method: 'POST', headers: { accesskey: 'secret' }, body: `{"CacheTag":"${tag}"}` })),
  ],
  ['varnish', [{ method: 'PURGE', headers: { authorization: 'Bearer secret', xkey: 'a b' }, body: '' }]],
  ['url', [{ method: 'POST', headers: { authorization: 'Bearer secret' }, body: '{"tags":["a","b"]}' }]],
] as const)('purge by tags: %s', async (kind, calls) => {
  cdn.purges.length = 0
  expect(await callPurge(settingsOf(kind), ['a', 'b'], signal)).toBeNull()
  expect(cdn.purges).toMatchObject(calls)
})

test('purge: the reason of a failure is the status or the code of the error', async () => {
  cdn.purgeFailures = [403]
  expect(await callPurge(settingsOf('url'), ['a'], signal)).toBe('HTTP 403')
  expect(await callPurge(settingsOf('url', 'http://127.0.0.1:1/purge'), ['a'], signal)).toMatch(/^[\w ]{3,30}$/)
})
