import { describe, expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'

describe('attempts', () => {
  const guess = (attempts: ReturnType<typeof createAttempts>, times: number) =>
    Array.from({ length: times }, () => attempts.begin('192.0.2.1', { a: 5, b: 8 }))

  test('are free at first, then slower and slower, then refused until the window has passed', () => {
    let clock = 0
    const attempts = createAttempts({ now: () => clock })
    expect(guess(attempts, 6).map(({ delay, retryAfter }) => [delay, retryAfter])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 900],
    ])
    clock += 899_000
    expect(guess(attempts, 1)[0]).toMatchObject({ retryAfter: 1 })
    clock += 1000
    expect(guess(attempts, 1)[0]).toMatchObject({ delay: 0, retryAfter: 0 })
  })

  test('that succeed are forgotten with those before them', () => {
    const attempts = createAttempts()
    guess(attempts, 4).at(-1)!.succeed()
    expect(guess(attempts, 1)[0]).toMatchObject({ delay: 0, retryAfter: 0 })
  })

  test('are never refused on the machine itself when limits are off, and always elsewhere', () => {
    const attempts = createAttempts({ limits: false })
    const last = (address: string) =>
      Array.from({ length: 9 }, () => attempts.begin(address, { [address]: 5 })).at(-1)!.retryAfter > 0
    expect([last('127.0.0.1'), last('::1'), last('::ffff:127.0.0.1'), last('192.0.2.1')]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})
