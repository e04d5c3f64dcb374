import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAnnouncedTitle } from './useArrival.ts'

/** What is said aloud after each of these titles. */
function announcements(titles: string[]) {
  const { result } = renderHook(() => useAnnouncedTitle())
  return titles.map((title) => {
    act(() => result.current[1](title))
    return result.current[0]
  })
}

test('the title of the first page is not announced, however often it comes', () => {
  expect(announcements(['Ana sayfa', 'Ana sayfa'])).toEqual(['', ''])
})

test('each title after it is, the first one’s too when one comes back', () => {
  expect(announcements(['Ana sayfa', 'Ürünler', 'Ana sayfa'])).toEqual(['', 'Ürünler', 'Ana sayfa'])
})
