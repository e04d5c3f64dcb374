import { expect, test } from 'vitest'
import { totalIn } from './paging.ts'

test.each([
  ['products 0-24/319', 319],
  ['products */0', 0],
  ['products 0-24/*', undefined],
  ['', undefined],
  [null, undefined],
])('Content-Range %o: total is %o', (header, total) => expect(totalIn(header)).toBe(total))
