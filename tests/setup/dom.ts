import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Noise is a failure: a test that expects an error on the console says so with `expectNoise()`. */
let expected = false
export const expectNoise = () => {
  expected = true
}

beforeEach(() => {
  expected = false
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  if (!expected) {
    expect(console.error).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  }
  vi.restoreAllMocks()
})
