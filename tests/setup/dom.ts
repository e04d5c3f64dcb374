import { setTimeout as sleep } from 'node:timers/promises'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { PATIENCE } from './patience.ts'

/** Noise is a failure: a test that expects an error on the console says so with `expectNoise()`. */
let expected = false
export const expectNoise = () => {
  expected = true
}

/**
 * React keeps a stack of calls with each element, so that a complaint can name who made it: an eighth of the processor's
 * time. It does without once it has made ten thousand in a second.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})

/** Code that is loaded late is compiled first, and a busy machine takes its time. */
configure({ asyncUtilTimeout: PATIENCE })

/** Who waits for something looks many times, and needs the document printed only once it has waited in vain. */
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

/** jsdom knows no media: no query matches, unless a test says so. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

/** Nor does it keep files under an address. */
URL.createObjectURL = () => 'blob:file'
URL.revokeObjectURL = () => {}

/** Nor does it lay anything out: nothing is out of sight. */
Element.prototype.scrollIntoView ??= () => {}

beforeEach(() => {
  expected = false
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  // Also what a test did to the document by hand.
  document.body.replaceChildren()
  window.scrollY = 0
  localStorage.clear()
  vi.unstubAllGlobals()
  if (!expected) {
    expect(console.error).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  }
  vi.restoreAllMocks()
})

/** jsdom draws by a clock that a test may have kept (`holdTimers.ts`): the files after it in this worker would be drawn no more. */
afterAll(async () => {
  const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('drawn')))
  expect(await Promise.race([frame, sleep(PATIENCE, 'not drawn', { ref: false })])).toBe('drawn')
})

function isWaiting(): boolean {
  return Boolean((getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics)
}
