import { expect, expectTypeOf, test } from 'vitest'
import { listQueryOf } from '../schema/listQuery.ts'
import { resourceSchemas } from '../schema/schemas.ts'
import { messages } from './messages.ts'
import { publishing } from './postInput.ts'
import { type Post, posts } from './posts.ts'

const { record, row, input, changes } = resourceSchemas(posts, { extraInput: publishing })

test('alias: a field with an alias is returned, written and validated under both names', () => {
  expectTypeOf<Post['imageUrl']>().toEqualTypeOf<string | null>()
  expectTypeOf<Post['coverImageUrl']>().toEqualTypeOf<string | null>()
  const given = { title: 'a', content: 'b', imageUrl: '/uploads/a.webp' }
  expect(input.parse(given)).toEqual(given)
  expect(changes.safeParse({ imageUrl: 'javascript:0' }).success).toBe(false)
})

test('heavy field: is in the record and in no list row', () => {
  expectTypeOf<Post['content']>().toEqualTypeOf<string>()
  expect(Object.keys(record.shape)).toContain('content')
  expect(Object.keys(row.shape)).not.toContain('content')
})

test('read-only and form-only fields: read-only input is dropped, and form-only fields are absent from the record', () => {
  const sent = { title: 'a', content: 'b', publishOption: 'now', isPublished: true, date: '2026-01-01T00:00:00Z' }
  expect(input.parse(sent)).toEqual({ title: 'a', content: 'b', publishOption: 'now' })
  expect(Object.keys(record.shape)).not.toContain('publishOption')
})

test.each(['true', '1', 'TRUE'])('list shorthand: is on with %s', (unreadOnly) => {
  expect(listQueryOf(messages).parse({ unreadOnly })).toEqual({ unreadOnly: true })
})

test('list shorthand: "false" is off, an invalid value is refused, and other lists ignore it', () => {
  expect(listQueryOf(messages).parse({ unreadOnly: 'false' })).toEqual({ unreadOnly: false })
  expect(listQueryOf(messages).safeParse({ unreadOnly: 'maybe' }).success).toBe(false)
  expect(listQueryOf(posts).parse({ unreadOnly: 'maybe' })).toEqual({})
})
