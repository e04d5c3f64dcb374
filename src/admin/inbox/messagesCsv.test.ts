import { expect, test } from 'vitest'
import type { InboxMessage } from './messages.ts'
import { messagesCsv } from './messagesCsv.ts'

const words = { heads: ['Tarih', 'Ad', 'E-posta', 'Telefon', 'Konu', 'Mesaj', 'Okundu'], yes: 'Evet', no: 'Hayır' }
const message: InboxMessage = { id: 1, name: 'Gülçin İnanç', email: 'g@example.com', subject: 'Çığ', message: 'Bir' }
const lineOf = (more: Partial<InboxMessage>) =>
  messagesCsv([{ ...message, ...more }], words, 'Europe/Istanbul').split('\r\n')[1]

test('a file is UTF-8 that spreadsheets recognize, with semicolons and a line for each message', () => {
  const file = messagesCsv([message, { ...message, isRead: true }], words, 'Europe/Istanbul')
  expect(file).toBe(
    '\uFEFFTarih;Ad;E-posta;Telefon;Konu;Mesaj;Okundu\r\n' +
      ';Gülçin İnanç;g@example.com;;Çığ;Bir;Hayır\r\n' +
      ';Gülçin İnanç;g@example.com;;Çığ;Bir;Evet\r\n',
  )
})

test('what would end a cell is quoted', () => {
  expect(lineOf({ message: 'a;b', subject: 'bir "iki"' })).toBe(
    ';Gülçin İnanç;g@example.com;;"bir ""iki""";"a;b";Hayır',
  )
  expect(messagesCsv([{ ...message, message: 'a\nb' }], words, 'Europe/Istanbul')).toContain('"a\nb"')
})

test.each(['=1+1', '+90 532', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(messagesCsv([{ ...message, subject: text }], words, 'Europe/Istanbul')).toContain(`'${text}`)
})
