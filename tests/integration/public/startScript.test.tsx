import { beforeEach, expect, test } from 'vitest'
import { oldestBrowsers } from '../../../scripts/oldestBrowsers.ts'
import { START_SCRIPT } from '../../../src/server/site/pages/inlineScripts.ts'

beforeEach(() => {
  document.documentElement.className = 'no-js'
  Element.prototype.setHTMLUnsafe ??= () => {}
})

/** Runs the script as the document does. */
function start() {
  const script = document.createElement('script')
  script.dataset.modules = '/assets/entry.js /assets/page.js'
  // jsdom paints nothing, so the modules are never loaded.
  script.textContent = `window.PerformanceObserver=class{observe(){}};${START_SCRIPT}`
  document.head.append(script)
}

test('start script: removes the class of pages without scripts, and no other', () => {
  document.documentElement.classList.add('dark')
  start()
  expect(document.documentElement).toHaveAttribute('class', 'dark')
})

test('start script: runs in the browsers that the site is built for', () => {
  expect(START_SCRIPT).toMatch(/^if\(Element\.prototype\.setHTMLUnsafe\)/)
  // The first versions that have it (MDN's compatibility data).
  expect(oldestBrowsers()).toEqual(['chrome124', 'edge124', 'firefox123', 'safari17.4', 'ios17.4'])
})

test('start script: leaves an older browser the page as it was rendered', () => {
  const { setHTMLUnsafe } = Element.prototype
  Reflect.deleteProperty(Element.prototype, 'setHTMLUnsafe')
  start()
  expect(document.documentElement).toHaveClass('no-js')
  Element.prototype.setHTMLUnsafe = setHTMLUnsafe
})
