import { expect, test } from 'vitest'
import { actorOf } from './actorOf.ts'

const session = { id: 1, tokenHash: 'x', administratorId: 1, email: 'ayse@example.com' }

test('whoever has a session is who does it, and whoever has none is a visitor', () => {
  expect(actorOf({ session, ip: '203.0.113.7' })).toEqual({ by: 'ayse@example.com', address: '203.0.113.7' })
  expect(actorOf({ session: null, ip: '::ffff:203.0.113.7' })).toEqual({ by: null, address: '203.0.113.7' })
  expect(actorOf({ session: null, ip: '' })).toEqual({ by: null, address: null })
})
