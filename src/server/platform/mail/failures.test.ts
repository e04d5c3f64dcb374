import { expect, test } from 'vitest'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { failureOf } from './mailer.ts'

const { failures } = mailTexts
const messageOf = (error: object, secrets: string[] = []) => failureOf(error, secrets).message

test('mail failure: an unexpected error has a message', () => {
  expect(messageOf(new Error('boom'))).toBe(failures.unexpected)
  expect(messageOf({ code: 'ENEW' })).toBe(failures.unexpected)
})

test.each([
  [{ code: 'ESOCKET' }, failures.unreachable],
  [{ code: 'ESOCKET', originalCode: 'ECONNRESET' }, failures.closed],
  [{ code: 'ETLS' }, failures.insecure],
  [{ code: 'EAUTH', command: 'AUTH PLAIN' }, failures.signIn],
  [{ code: 'EENVELOPE', command: 'MAIL FROM' }, failures.sender],
])('mail failure: the first cause of %j is reported', (error, sentence) => {
  expect(messageOf(error)).toBe(sentence)
})

test.each([
  ['RCPT TO', 500, true],
  ['RCPT TO', 499, false],
  ['RCPT TO', undefined, false],
  ['MAIL FROM', 550, false],
])(
  'mail failure: after %s and %s the recipient is rejected permanently: %s',
  (command, responseCode, isBadRecipient) => {
    expect(failureOf({ command, responseCode }, []).isBadRecipient).toBe(isBadRecipient)
  },
)

test('mail failure: secrets are removed, longer ones first', () => {
  const response = '535 gizli-gizli gizli'
  for (const secrets of [
    ['gizli', 'gizli-gizli'],
    ['gizli-gizli', 'gizli'],
  ])
    expect(messageOf({ code: 'EAUTH', response }, secrets)).toBe(`${failures.signIn} ${failures.answered('535 … …')}`)
})

test('mail failure: a server response is one line of at most 200 characters', () => {
  const response = ` \u001b[31m\r\n${'x'.repeat(300)}`
  expect(messageOf({ code: 'EMESSAGE', response })).toBe(
    `${failures.refused} ${failures.answered(`[31m ${'x'.repeat(195)}`)}`,
  )
})
