import { describe, expect, test } from 'vitest'
import { compare, fold, lower, slugify, sortKey } from './turkish.ts'

const byKey = (a: string, b: string) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0)

describe('slugs', () => {
  test.each([
    ['Çığ Önleme İşi', 'cig-onleme-isi'],
    ['IĞDIR ırmak İzmir', 'igdir-irmak-izmir'],
    ["Kök 6'nın sondası", 'kok-6nin-sondasi'],
    ['  Kâğıt — 20 × 30 cm ', 'kagit-20-30-cm'],
    ['Straße & Œuvre', 'strasse-oeuvre'],
    ['日本', ''],
    ['i\u0307zmir', 'izmir'],
  ])('%s becomes %s', (name, slug) => expect(slugify(name)).toBe(slug))

  test('a long name is cut without a trailing hyphen', () => {
    expect(slugify(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  })
})

describe('folding', () => {
  test('ignores case and accents, by Turkish rules', () => {
    expect(fold('ÇIĞ  Işık')).toBe('cig isik')
    expect(fold('çığ ışık')).toBe(fold('ÇIĞ IŞIK'))
    expect(fold('İNCİR')).toBe('incir')
    expect(lower('IĞDIR İZMİR')).toBe('ığdır izmir')
  })
})

describe('sorting', () => {
  const words = [
    'gül',
    'İzmir',
    'ırmak',
    'cam',
    'incir',
    'çay',
    'Iğdır',
    'öğün',
    'ok',
    'uç',
    'üç',
    'şöför',
    'sol',
    'zeytin',
  ]

  test('follows the Turkish alphabet', () => {
    expect(['gül', 'İzmir', 'ırmak', 'cam', 'incir', 'çay', 'Iğdır'].sort(byKey)).toEqual([
      'cam',
      'çay',
      'gül',
      'Iğdır',
      'ırmak',
      'incir',
      'İzmir',
    ])
  })

  test("matches the order of the platform's collator", () => {
    expect([...words].sort(byKey)).toEqual([...words].sort(new Intl.Collator('tr').compare))
  })

  test('puts digits and signs before letters, and other scripts after', () => {
    expect(['öz', '10', 'Ж', '%5', 'az'].sort(byKey)).toEqual(['%5', '10', 'az', 'öz', 'Ж'])
  })

  test('equal keys are still ordered in the browser', () => {
    expect(compare('kar', 'kâr')).not.toBe(0)
    expect(compare('kar', 'kar')).toBe(0)
  })
})
