import { expect, test } from 'vitest'
import { pagesAround } from './paging.ts'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 120, '1 2 … 120'],
  [3, 120, '1 2 3 4 … 120'],
  [4, 120, '1 2 3 4 5 … 120'],
  [5, 120, '1 … 4 5 6 … 120'],
  [118, 120, '1 … 117 118 119 120'],
  [120, 120, '1 … 119 120'],
])('pagination: page %i of %i shows %s', (page, pages, offered) => {
  expect(
    pagesAround(page, pages)
      .map((target) => target ?? '…')
      .join(' '),
  ).toBe(offered)
})
