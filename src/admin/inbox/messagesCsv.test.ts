import { expect, test } from 'vitest'
import { messagesCsv } from './MessagesCsv.tsx'
import type { InboxMessage } from './message.tsx'

const messages = { heads: ['Tarih', 'Ad', 'E-posta', 'Telefon', 'Konu', 'Mesaj', 'Okundu'], yes: 'Evet', no: 'Hayır' }
const message: InboxMessage = { id: 1, name: 'Gülçin İnanç', email: 'g@example.com', subject: 'Çığ', message: 'Bir' }
const lineOf = (more: Partial<InboxMessage>) =>
  messagesCsv([{ ...message, ...more }], messages, 'Europe/Istanbul').split('\r\n')[1]

test('messages as CSV: UTF-8 with byte order mark, semicolons, and one line for each message', () => {
  const file = messagesCsv([message, { ...message, isRead: true }], messages, 'Europe/Istanbul')
  expect(file).toBe(
    '\uFEFFTarih;Ad;E-posta;Telefon;Konu;Mesaj;Okundu\r\n' +
      ';Gülçin İnanç;g@example.com;;Çığ;Bir;Hayır\r\n' +
      ';Gülçin İnanç;g@example.com;;Çığ;Bir;Evet\r\n',
  )
})

test('messages as CSV: separators, quotes and line breaks are quoted', () => {
  expect(lineOf({ message: 'a;b', subject: 'bir "iki"' })).toBe(
    ';Gülçin İnanç;g@example.com;;"bir ""iki""";"a;b";Hayır',
  )
  expect(messagesCsv([{ ...message, message: 'a\nb' }], messages, 'Europe/Istanbul')).toContain('"a\nb"')
})

test.each([
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['x,=1+1,y', "x,'=1+1,y"],
])('messages as CSV: %j does not become a formula', (subject, cell) => {
  expect(messagesCsv([{ ...message, subject }], messages, 'Europe/Istanbul')).toContain(cell)
})

test.each(['05321112233', '0532 111 22 33', '+90 532 111 22 33', '905321112233'])(
  'messages as CSV: the phone number %s keeps every digit',
  (phoneNumber) => {
    expect(lineOf({ phoneNumber })).toBe(`;Gülçin İnanç;g@example.com;'${phoneNumber};Çığ;Bir;Hayır`)
  },
)

test('messages as CSV: dates are not escaped', () => {
  expect(lineOf({ createdAt: '2026-11-05T09:03:00.000Z' })).toMatch(/^\d[^;']*12:03;Gülçin/)
})
