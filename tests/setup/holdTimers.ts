import { onTestFinished, vi } from 'vitest'

/** How long jsdom's drawing waits, in milliseconds, rounded up. */
const FRAME = 17

/**
 * Has timers stand still for the rest of a test that runs in jsdom, but for `vi.advanceTimersByTime`. jsdom draws by an
 * interval that it may have asked for meanwhile: that one is let run out once the test is over, or this worker would
 * draw no frame from then on.
 */
export function holdTimers(options?: Parameters<typeof vi.useFakeTimers>[0]) {
  vi.useFakeTimers(options)
  onTestFinished(() => {
    vi.advanceTimersByTime(FRAME)
    vi.useRealTimers()
  })
}
