import { setTimeout as sleep } from 'node:timers/promises'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { TEST_TIMEOUT } from './timeouts.ts'

/** Console errors and warnings fail a test, unless it calls `expectNoise()`. */
let expected = false
export const expectNoise = () => {
  expected = true
}

/**
 * React captures an owner stack with each element, which takes an eighth of the CPU time. It stops after ten thousand elements in a
 * second; this counter makes it stop at once.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})

/** Lazy code is compiled when it is first loaded, which takes long on a busy machine. */
configure({ asyncUtilTimeout: TEST_TIMEOUT })

/** Polling queries many times: the document is printed only in the error of a query that has timed out. */
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

/** jsdom has no `matchMedia`: no query matches, unless a test replaces this. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

/** jsdom has no object URLs. */
URL.createObjectURL = () => 'blob:file'
URL.revokeObjectURL = () => {}

/** jsdom has no layout: every element is in view. */
Element.prototype.scrollIntoView ??= () => {}

beforeEach(() => {
  expected = false
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  // Including a test's own changes of the document.
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

/** Fails a file that leaves jsdom without animation frames (`fakeTimers.ts`), instead of the files after it in this worker. */
afterAll(async () => {
  const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('rendered')))
  expect(await Promise.race([frame, sleep(TEST_TIMEOUT, 'not rendered', { ref: false })])).toBe('rendered')
})

function isWaiting(): boolean {
  return Boolean((getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics)
}
