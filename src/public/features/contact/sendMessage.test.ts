import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORM_MIN_AGE } from '../../../contract/api/contactCalls.ts'
import { requestFormToken } from './sendMessage.ts'

let respond: () => Response
const fetched = vi.fn(async (_address: string) => respond())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  respond = () => Response.json({ token: 'a.b' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  fetched.mockClear()
})

test('form token: resolved when it has the minimum age', async () => {
  const resolved = vi.fn()
  void requestFormToken().then(resolved)
  await vi.advanceTimersByTimeAsync(FORM_MIN_AGE - 1)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(resolved).toHaveBeenCalledWith('a.b')
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/contact/form-token'])
})

test.each([
  ['the server has no such endpoint', () => Response.json({}, { status: 404 })],
  ['the response has no token', () => Response.json({ token: 5 })],
  ['the request fails', () => Response.error()],
])('form token: undefined at once if %s', async (_, response) => {
  respond = response
  expect(await requestFormToken()).toBeUndefined()
})

test('form token: not requested from another server', async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example.com/v1')
  expect(await requestFormToken()).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})
