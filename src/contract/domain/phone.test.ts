import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callLinkOf, messagingDigitsOf, messagingLinkOf } from './phone.ts'

describe('messaging link', () => {
  test.each([
    ['0532 000 00 00', '905320000000'],
    ['(0532) 000-00-00', '905320000000'],
    ['532 000 00 00', '905320000000'],
    ['+90 532 000 00 00', '905320000000'],
    ['0090 532 000 00 00', '905320000000'],
    ['+90 (0)532 000 00 00', '905320000000'],
    ['90 0532 000 00 00', '905320000000'],
    ['0532.000.00.00', '905320000000'],
    ['0532 000 00 00', '905320000000'],
    ['0532–000–00‑00', '905320000000'],
    ['9012345678', '9012345678'],
    ['+44 20 7946 0000', '442079460000'],
  ])('of %s uses the digits %s', (phoneNumber, digits) => {
    expect(messagingLinkOf(phoneNumber)).toBe(`https://wa.me/${digits}`)
  })

  test.each([
    [null],
    [undefined],
    [''],
    ['   '],
    ['444 0 322'],
    ['0312 00'],
    ['0322 000 00 00 / 01'],
    ['0322 000 00 00 dahili 12'],
    ['05320000000x'],
  ])('of %s is null', (phoneNumber) => expect(messagingLinkOf(phoneNumber)).toBeNull())
})

describe('messaging link of any number', () => {
  const digit = fc.constantFrom(...'0123456789')
  const subscriber = fc.tuple(fc.constantFrom(...'123456789'), fc.array(digit, { minLength: 9, maxLength: 9 }))
  const local = subscriber.map(([first, rest]) => first + rest.join('')).filter((number) => !number.startsWith('90'))
  const separators = fc.array(fc.constantFrom(' ', '-', '(', ')', '+', '.', '\u00a0'), { maxLength: 3 })

  test('is the same for every spelling of a number', () => {
    fc.assert(
      fc.property(local, fc.constantFrom('', '0', '90', '+90', '0090'), (number, prefix) => {
        expect(messagingDigitsOf(prefix + number)).toBe(`90${number}`)
      }),
    )
  })

  test('ignores separators between the digits', () => {
    const spaced = fc.array(fc.tuple(digit, separators), { maxLength: 16 })
    fc.assert(
      fc.property(spaced, separators, (pairs, before) => {
        const written = before.join('') + pairs.map(([each, after]) => each + after.join('')).join('')
        expect(messagingDigitsOf(written)).toBe(messagingDigitsOf(pairs.map(([each]) => each).join('')))
      }),
    )
  })

  test('is null, or has at least ten digits that begin with a country code', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(digit).map((digits) => digits.join('')),
        ),
        (written) => {
          expect(messagingDigitsOf(written) ?? '9000000000').toMatch(/^[1-9]\d{9,}$/)
        },
      ),
    )
  })

  test('is the same for digits that are already normalised', () => {
    fc.assert(
      fc.property(fc.array(digit, { maxLength: 16 }), (digits) => {
        const folded = messagingDigitsOf(digits.join(''))
        expect(messagingDigitsOf(folded)).toBe(folded)
      }),
    )
  })
})

describe('call link', () => {
  test.each([
    ['0322 000 00 00', 'tel:03220000000'],
    ['+90 (322) 000-00-00', 'tel:+903220000000'],
    ['(0322) 000 00 00', 'tel:03220000000'],
    ['0322 000 00 00 / 01', 'tel:03220000000'],
    ['0322 000 00 00 dahili 12', 'tel:03220000000'],
    ['Tel: 153', 'tel:153'],
  ])('%s', (written, link) => {
    expect(callLinkOf(written)).toBe(link)
  })

  test('omits the trunk prefix zero', () => {
    expect(callLinkOf('+90 (0)532 000 00 00')).toBe('tel:+905320000000')
  })

  test.each([undefined, null, '', ' ', 'yok', '+'])('is null for %o', (written) => {
    expect(callLinkOf(written)).toBeNull()
  })
})
