import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORM_MIN_AGE } from '../../../contract/api/contactCalls.ts'
import { createFormToken } from './formToken.ts'

let answer: () => Response
const asked = vi.fn(async (_address: string) => answer())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  answer = () => Response.json({ token: 'a.b' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  asked.mockClear()
})

test('is asked for once, and held back until it is as old as a person would make it', async () => {
  const token = createFormToken()
  token.begin()
  token.begin()
  const given = vi.fn()
  void token.ripe().then(given)
  await vi.advanceTimersByTimeAsync(FORM_MIN_AGE - 1)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given).toHaveBeenCalledWith('a.b')
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/contact/form-token'])
})

test.each([
  ['none was asked for', () => answer(), false],
  ['there is none', () => Response.json({}, { status: 404 }), true],
  ['it is no token', () => Response.json({ token: 5 }), true],
  ['it does not come', () => Response.error(), true],
])('does not keep a message waiting when %s', async (_, answered, isBegun) => {
  answer = answered
  const token = createFormToken()
  if (isBegun) token.begin()
  expect(await token.ripe()).toBeUndefined()
})

test('is no other server’s business', async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example.com/v1')
  const token = createFormToken()
  token.begin()
  expect(await token.ripe()).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})
