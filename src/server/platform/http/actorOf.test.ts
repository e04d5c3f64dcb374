import { expect, test } from 'vitest'
import { actorOf } from './access.ts'

const session = { id: 1, tokenHash: 'x', administratorId: 1, email: 'ayse@example.com', isRecent: true }

test('actorOf: an administrator by email, an API key by name, else a visitor', () => {
  expect(actorOf({ session, ip: '203.0.113.7' })).toEqual({ by: 'ayse@example.com', address: '203.0.113.7' })
  expect(actorOf({ session: null, ip: '::ffff:203.0.113.7' })).toEqual({ by: null, address: '203.0.113.7' })
  const key = { id: 1, name: 'Bayi uygulaması', access: 'write' } as const
  expect(actorOf({ session: null, key, ip: '' }).by).toBe('key:Bayi uygulaması')
  expect(actorOf({ session: null, ip: '' })).toEqual({ by: null, address: null })
})
