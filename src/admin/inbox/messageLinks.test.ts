import { expect, test } from 'vitest'
import { mailLinkOf, replyLinkOf } from './message.tsx'

const reply = (email: string, subject?: string) => replyLinkOf({ id: 1, email, subject }, (text) => `Ynt: ${text}`)

test.each([
  ['gulcin@example.com', 'Toplu fiyat', 'mailto:gulcin@example.com?subject=Ynt%3A%20Toplu%20fiyat'],
  ['gulcin@example.com', '', 'mailto:gulcin@example.com'],
  ['gulcin@example.com', undefined, 'mailto:gulcin@example.com'],
  // Other characters of an address are escaped: they add no second recipient, subject or copy.
  [
    'a?bcc=b@example.com',
    'İş & güç',
    'mailto:a%3Fbcc%3Db@example.com?subject=Ynt%3A%20%C4%B0%C5%9F%20%26%20g%C3%BC%C3%A7',
  ],
])('reply link: to %s with subject %o', (email, subject, link) => expect(reply(email, subject)).toBe(link))

test('email link: header fields in an address are escaped', () => {
  expect(mailLinkOf('satis@example.com?bcc=x@kotu.example&body=IBAN')).toBe(
    'mailto:satis@example.com%3Fbcc%3Dx@kotu.example%26body%3DIBAN',
  )
})

test('reply link: none without an address', () => {
  expect(reply('', 'Konu')).toBeUndefined()
})
