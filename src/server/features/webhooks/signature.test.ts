import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeSecret, signatureHeaders } from './webhooks.ts'

/** The example of the standard's reference libraries. */
const EXAMPLE = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: 1614265330_000,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

/** The receiver's code in docs/webhooks.md. */
async function documented() {
  const guide = readFileSync('docs/webhooks.md', 'utf8')
  const [, code] = /```js\n(.*?)```/s.exec(guide)!
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code!)}`)) as {
    isGenuine(secret: string, headers: Record<string, string>, body: string, now?: number): boolean
  }
}

test('webhook signature: as in Standard Webhooks', () => {
  expect(signatureHeaders(EXAMPLE.secret, EXAMPLE)).toEqual({
    'webhook-id': EXAMPLE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': EXAMPLE.signature,
  })
})

test('webhook secret: as long as Standard Webhooks requires', () => {
  const [one, other] = [makeSecret(), makeSecret()]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(Buffer.from(one.slice(6), 'base64')).toHaveLength(32)
})

test('the receiver in docs/webhooks.md verifies signatures', async () => {
  const { isGenuine } = await documented()
  const { secret, at, body } = EXAMPLE
  const headers = signatureHeaders(secret, EXAMPLE)
  expect(isGenuine(secret, headers, body, at)).toBe(true)
  const several = { ...headers, 'webhook-signature': `v1a,x v1,AAAA ${headers['webhook-signature']}` }
  expect(isGenuine(secret, several, body, at)).toBe(true)
  expect(isGenuine(secret, headers, `${body} `, at)).toBe(false)
  expect(isGenuine(makeSecret(), headers, body, at)).toBe(false)
  expect(isGenuine(secret, { ...headers, 'webhook-id': 'msg_x' }, body, at)).toBe(false)
  expect(isGenuine(secret, headers, body, at + 301_000)).toBe(false)
  expect(isGenuine(secret, { ...headers, 'webhook-timestamp': 'x' }, body, at)).toBe(false)
  for (const name of Object.keys(headers)) expect(isGenuine(secret, { ...headers, [name]: '' }, body, at)).toBe(false)
})
