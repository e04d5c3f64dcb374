import { expect, test, vi } from 'vitest'
import { createUnsaved } from './dirtyForms.ts'

test('something is unsaved until the last who said so has taken it back', () => {
  const unsaved = createUnsaved()
  expect(unsaved.isHeld).toBe(false)
  const [first, second] = [unsaved.hold(), unsaved.hold()]
  first()
  expect(unsaved.isHeld).toBe(true)
  second()
  expect(unsaved.isHeld).toBe(false)
})

test('what is given up is told once, and is nothing any more', () => {
  const unsaved = createUnsaved()
  const [heard, gone] = [vi.fn(() => expect(unsaved.isHeld).toBe(false)), vi.fn()]
  unsaved.hold(gone)()
  unsaved.hold(heard)
  unsaved.giveUp()
  unsaved.giveUp()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(gone).not.toHaveBeenCalled()
})
