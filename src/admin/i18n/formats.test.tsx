import { describe, expect, test } from 'vitest'
import { clock, dayAndTime, fileSize, fullDayAndTime, number, percent } from './language.ts'

const afternoon = new Date('2026-05-21T11:02Z')
const ZONE = 'Europe/Istanbul'

describe('formats in Turkish', () => {
  test.each([
    ['the time of day', clock(afternoon, ZONE), '14:02'],
    ['a date with time', dayAndTime(afternoon, ZONE), '21 May 2026 14:02'],
    ['a date in the time zone of the site', dayAndTime(new Date('2026-05-21T22:02Z'), ZONE), '22 May 2026 01:02'],
    ['a day with its name', fullDayAndTime(afternoon, ZONE), '21 Mayıs 2026 Perşembe 14:02'],
    ['a number', number(3000, 'tr'), '3.000'],
    ['a share', percent(0.42, 'tr'), '%42'],
    ['a small file', fileSize(999, 'tr'), '999\u00a0B'],
    ['a file', fileSize(84_000, 'tr'), '84\u00a0kB'],
    ['a file near a unit', fileSize(1500, 'tr'), '1,5\u00a0kB'],
    ['a large file', fileSize(12_300_000, 'tr'), '12\u00a0MB'],
    ['an empty file', fileSize(0, 'tr'), '0\u00a0B'],
  ])('%s', (_, written, expected) => expect(written).toBe(expected))
})

test('formats in English: number and percentage', () => {
  expect([number(3000, 'en'), percent(0.42, 'en')]).toEqual(['3,000', '42%'])
})
