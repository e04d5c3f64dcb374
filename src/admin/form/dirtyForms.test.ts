import { expect, test, vi } from 'vitest'
import { createDirtyForms } from './dirtyForms.ts'

test('something is unsaved until the last who said so has taken it back', () => {
  const dirtyForms = createDirtyForms()
  expect(dirtyForms.isDirty).toBe(false)
  const [first, second] = [dirtyForms.register(), dirtyForms.register()]
  first()
  expect(dirtyForms.isDirty).toBe(true)
  second()
  expect(dirtyForms.isDirty).toBe(false)
})

test('what is given up is told once, and is nothing any more', () => {
  const dirtyForms = createDirtyForms()
  const [heard, gone] = [vi.fn(() => expect(dirtyForms.isDirty).toBe(false)), vi.fn()]
  dirtyForms.register(gone)()
  dirtyForms.register(heard)
  dirtyForms.discard()
  dirtyForms.discard()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(gone).not.toHaveBeenCalled()
})
