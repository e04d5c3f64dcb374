import { expect, test } from 'vitest'
import { withChanges } from './changes.ts'

const rows = [
  { id: 1, isRead: false },
  { id: 2, isRead: false },
]

test('changes show on the message that they are made to, one after the other', () => {
  const changes = [
    { id: 1, patch: { isRead: true } },
    { id: 1, patch: { isSpam: true } },
  ]
  expect(withChanges(rows, changes)).toEqual([{ id: 1, isRead: true, isSpam: true }, rows[1]])
})

test('a deleted message is gone, and what is done to it besides changes nothing', () => {
  expect(withChanges(rows, [{ id: 1, isRemoved: true }])).toEqual([rows[1]])
  expect(
    withChanges(rows, [
      { id: 2, isRemoved: true },
      { id: 2, patch: { isRead: true } },
    ]),
  ).toEqual([rows[0]])
})

test('without changes they are what was loaded', () => {
  expect(withChanges(rows, [])).toEqual(rows)
})
