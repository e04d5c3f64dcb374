import { beforeEach, expect, test, vi } from 'vitest'
import { oldestBrowsers } from '../../scripts/oldestBrowsers.ts'
import { START_SCRIPT } from '../../src/server/site/pages/inlineScripts.ts'

const press = (...names: string[]) => {
  for (const button of document.querySelectorAll('button')) if (names.includes(button.textContent)) button.click()
}

beforeEach(() => {
  window.early = undefined
  document.documentElement.className = 'still'
  document.body.innerHTML = '<button type="button">1</button><button type="button">2</button>'
  Element.prototype.setHTMLUnsafe ??= () => {}
  const listen = vi.spyOn(window, 'addEventListener')
  return () => {
    window.early = undefined
    // A document takes them with it.
    for (const [type, listener, options] of listen.mock.calls) window.removeEventListener(type, listener, options)
  }
})

/** As the document runs it. */
// biome-ignore lint/security/noGlobalEval: it is ours
const start = () => window.eval(START_SCRIPT)

test('a page that wakes stands still no longer, whatever else is said of it', () => {
  document.documentElement.classList.add('dark')
  start()
  expect(document.documentElement).toHaveAttribute('class', 'dark')
})

test('what is pressed is remembered, each time, until somebody hears it, and not after', () => {
  start()
  press('1')
  press('1')
  document.body.click()
  window.early!.isHeard = true
  press('2')
  expect(window.early!.presses.map((button) => button.textContent)).toEqual(['1', '1'])
})

test('what is woken is what everything is built for', () => {
  expect(START_SCRIPT).toMatch(/^if\(Element\.prototype\.setHTMLUnsafe\)/)
  // The first that have it (MDN's compatibility data).
  expect(oldestBrowsers()).toEqual(['chrome124', 'edge124', 'firefox123', 'safari17.4', 'ios17.4'])
})

test('a browser that is too old is left alone', () => {
  const { setHTMLUnsafe } = Element.prototype
  Reflect.deleteProperty(Element.prototype, 'setHTMLUnsafe')
  start()
  expect(window.early).toBeUndefined()
  expect(document.documentElement).toHaveClass('still')
  Element.prototype.setHTMLUnsafe = setHTMLUnsafe
})
