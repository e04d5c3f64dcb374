import { runInThisContext } from 'node:vm'
import queryString from 'query-string'
import { expect, test } from 'vitest'
import { SMALLER } from '../../scripts/standIns.ts'

const { parse, stringify } = runInThisContext(`(${SMALLER['query-string']})`) as Pick<
  typeof queryString,
  'parse' | 'stringify'
>

test.each([
  {},
  { page: 2, perPage: 25, sort: 'title', order: 'ASC' },
  { filter: '{"q":"çay bahçesi & \\"ısı\\" + 5%"}', displayedFilters: '{}', sort: undefined },
  { range: '[0,24]', embed: null },
])('a query is written and read as by query-string: %j', (query) => {
  const written = stringify(query)
  expect(written).toBe(queryString.stringify(query, { skipNull: true }))
  expect(parse(`?${written}`)).toEqual({ ...queryString.parse(`?${written}`) })
})
