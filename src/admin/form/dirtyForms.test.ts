import { expect, test, vi } from 'vitest'
import { createDirtyForms } from './dirtyForms.ts'

test('dirty forms: dirty until the last form is unregistered', () => {
  const dirtyForms = createDirtyForms()
  expect(dirtyForms.isDirty).toBe(false)
  const [first, second] = [dirtyForms.register(), dirtyForms.register()]
  first()
  expect(dirtyForms.isDirty).toBe(true)
  second()
  expect(dirtyForms.isDirty).toBe(false)
})

test('dirty forms: a discard notifies each registered form once', () => {
  const dirtyForms = createDirtyForms()
  const [listener, unregistered] = [vi.fn(() => expect(dirtyForms.isDirty).toBe(false)), vi.fn()]
  dirtyForms.register(unregistered)()
  dirtyForms.register(listener)
  dirtyForms.discard()
  dirtyForms.discard()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(unregistered).not.toHaveBeenCalled()
})
