import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { listQueryOf } from '../../resource.ts'
import { messages } from '../messages/messages.ts'
import { type Post, posts } from './posts.ts'

test('a field with an alias is shown, written and checked under both names', () => {
  expectTypeOf<Post['imageUrl']>().toEqualTypeOf<string | null>()
  expectTypeOf<Post['coverImageUrl']>().toEqualTypeOf<string | null>()
  const given = { title: 'a', content: 'b', imageUrl: '/uploads/a.webp' }
  expect(posts.input.parse(given)).toEqual(given)
  expect(posts.changes.safeParse({ imageUrl: 'javascript:0' }).success).toBe(false)
})

test('what is heavy is in the record and in no row of a list', () => {
  expectTypeOf<Post['content']>().toEqualTypeOf<string>()
  expectTypeOf<z.output<typeof posts.row>>().not.toHaveProperty('content')
  expect(Object.keys(posts.record.shape)).toContain('content')
  expect(Object.keys(posts.row.shape)).not.toContain('content')
})

test('what the server sets by itself cannot be sent, and what only the form says is in no record', () => {
  const sent = { title: 'a', content: 'b', publishOption: 'now', isPublished: true, date: '2026-01-01T00:00:00Z' }
  expect(posts.input.parse(sent)).toEqual({ title: 'a', content: 'b', publishOption: 'now' })
  expect(Object.keys(posts.record.shape)).not.toContain('publishOption')
})

test.each(['true', '1', 'TRUE'])('a shorthand of a list is on with %s', (unreadOnly) => {
  expect(listQueryOf(messages).parse({ unreadOnly })).toEqual({ unreadOnly: true })
})

test('a shorthand is off when it says so, and nothing else', () => {
  expect(listQueryOf(messages).parse({ unreadOnly: 'false' })).toEqual({ unreadOnly: false })
  expect(listQueryOf(messages).safeParse({ unreadOnly: 'maybe' }).success).toBe(false)
  expect(listQueryOf(posts).parse({ unreadOnly: 'maybe' })).toEqual({})
})
