import { expect, test } from 'vitest'
import { replyLinkOf } from './messageLinks.ts'

const reply = (email: string, subject?: string) => replyLinkOf({ id: 1, email, subject }, (asked) => `Ynt: ${asked}`)

test.each([
  ['gulcin@example.com', 'Toplu fiyat', 'mailto:gulcin@example.com?subject=Ynt%3A%20Toplu%20fiyat'],
  ['gulcin@example.com', '', 'mailto:gulcin@example.com'],
  ['gulcin@example.com', undefined, 'mailto:gulcin@example.com'],
  // What stands in an address does not become a second one, a subject or a copy.
  [
    'a?bcc=b@example.com',
    'İş & güç',
    'mailto:a%3Fbcc%3Db@example.com?subject=Ynt%3A%20%C4%B0%C5%9F%20%26%20g%C3%BC%C3%A7',
  ],
])('an answer to %s about %o', (email, subject, link) => expect(reply(email, subject)).toBe(link))

test('whoever left no address cannot be answered', () => {
  expect(reply('', 'Konu')).toBeUndefined()
})
