import { expect, test } from 'vitest'
import { START_SCRIPT } from '../../src/server/rendering/startScript.ts'

test('what is pressed is remembered until somebody hears it, and not after', () => {
  document.body.innerHTML = '<button type="button">1</button><button type="button">2</button>'
  const [first, second] = document.querySelectorAll('button')
  // biome-ignore lint/security/noGlobalEval: as the document runs it
  window.eval(START_SCRIPT)
  first!.click()
  expect(window.early?.button).toBe(first)
  window.early!.isHeard = true
  second!.click()
  expect(window.early?.button).toBe(first)
  window.early = undefined
})
