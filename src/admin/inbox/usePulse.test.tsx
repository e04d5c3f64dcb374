import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePulse } from './usePulse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seen = (isSeen: boolean) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden')
const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))
const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000))

test('looks every minute while the page is on the screen, and not before', () => {
  const look = vi.fn()
  renderHook(() => usePulse(look))
  vi.advanceTimersByTime(59_999)
  expect(look).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(look).toHaveBeenCalledTimes(1)
  minutes(2)
  expect(look).toHaveBeenCalledTimes(3)
})

test('looks again as soon as the person comes back, and never behind their back', () => {
  const look = vi.fn()
  renderHook(() => usePulse(look))
  seen(false)
  comeBack()
  minutes(5)
  expect(look).not.toHaveBeenCalled()
  seen(true)
  comeBack()
  expect(look).toHaveBeenCalledTimes(1)
})

test('ends with what it looked for', () => {
  const look = vi.fn()
  const { unmount } = renderHook(() => usePulse(look))
  unmount()
  comeBack()
  minutes(5)
  expect(look).not.toHaveBeenCalled()
})
