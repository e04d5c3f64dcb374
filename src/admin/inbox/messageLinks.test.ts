import { expect, test } from 'vitest'
import { mailLinkOf, replyLinkOf } from './message.tsx'

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

test('an address is no more than that, whatever a visitor has put into it', () => {
  expect(mailLinkOf('satis@example.com?bcc=x@kotu.example&body=IBAN')).toBe(
    'mailto:satis@example.com%3Fbcc%3Dx@kotu.example%26body%3DIBAN',
  )
})

test('whoever left no address cannot be answered', () => {
  expect(reply('', 'Konu')).toBeUndefined()
})
