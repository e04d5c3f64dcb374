import { onTestFinished, vi } from 'vitest'

/** Interval of jsdom's animation frames in milliseconds, rounded up. */
const FRAME = 17

/**
 * Fake timers for the rest of a test in jsdom. jsdom may have set its frame interval with a fake timer: it runs once after the test,
 * because otherwise this worker would render no further animation frame.
 */
export function fakeTimers(options?: Parameters<typeof vi.useFakeTimers>[0]) {
  vi.useFakeTimers(options)
  onTestFinished(() => {
    vi.advanceTimersByTime(FRAME)
    vi.useRealTimers()
  })
}
