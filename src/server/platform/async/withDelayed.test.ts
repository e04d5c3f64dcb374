import { expect, test } from 'vitest'
import { withDelayed } from './withDelayed.ts'

test.each([
  ['comes', (stop: AbortController) => setTimeout(() => stop.abort())],
  ['has come', (stop: AbortController) => stop.abort()],
])('work is broken off after a stop that %s', async (_, bring) => {
  const stop = new AbortController()
  bring(stop)
  await withDelayed(stop.signal, 1, (later) => new Promise((end) => later.addEventListener('abort', () => end())))
  expect(stop.signal.aborted).toBe(true)
})
