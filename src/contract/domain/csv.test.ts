import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

const cellOf = (value: string | number) => csvLine([value]).replace(/\r\n$/, '')

test.each([
  ['=1+1', "'=1+1"],
  ['+90 532 111 22 33', "'+90 532 111 22 33"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['\t=1+1', `"'\t'=1+1"`],
  // Spreadsheets with other locales split at other separators, also inside quotes if the quote does not begin the cell.
  ['x,=1+1,y', `"x,'=1+1,y"`],
  ['x;=1+1', `"x;'=1+1"`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['x|-2+3', `"x|'-2+3"`],
  ['x, "=1+1"', `"x,' ""=1+1"""`],
  ['bir\r\n=1+1', `"bir\r\n'=1+1"`],
  ['bir\n+5', `"bir\n'+5"`],
  ['x,,=1+1', `"x,,'=1+1"`],
])('CSV cell %j: no part is a formula, whatever the separator', (value, cell) => {
  expect(cellOf(value)).toBe(cell)
})

test.each([
  '05321112233',
  '0532 111 22 33',
  '(0322) 555 01 23',
  '0532.1112233',
  '905321112233',
  '1234567890123456',
  '12E5',
  '00',
  '-0',
  '0,50',
])('CSV cell %j: is text, so that no digit is lost', (value) => {
  expect(cellOf(value).replace(/^"(.*)"$/, '$1')).toBe(`'${value}`)
})

test.each([
  7,
  -7,
  '7',
  '1250',
  '2026-11-27T23:06:45.000Z',
  '27.11.2026 23:06',
  '05.12.2026 14:03',
  '5 Aralık 2026 14:03',
  'a@example.com',
  'a-b=c+d',
  'Çığ',
  '203.0.*.*',
  '',
])('CSV cell %j: numbers, dates and plain text stay unchanged', (value) => {
  expect(cellOf(value)).toBe(String(value))
})

test('CSV line: quotes a cell with a separator, a quote or a line break (RFC 4180)', () => {
  expect(csvLine(['a;b', 'bir "iki"', 'a,b', 'a\nb', 'a\tb', 'a|b', null, undefined, 'c'])).toBe(
    '"a;b";"bir ""iki""";"a,b";"a\nb";"a\tb";"a|b";;;c\r\n',
  )
})
