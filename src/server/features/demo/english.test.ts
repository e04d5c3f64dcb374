import { describe, expect, test } from 'vitest'
import { translatedFieldsOf } from '../../../contract/domain/translationState.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { demoPartsOf, nameOf } from './seeds.ts'
import { demoTextsOf } from './singletons.ts'

type Values = Readonly<Record<string, unknown>>

/** A text of the demo company in both languages; English is empty where it is missing. */
interface Pair {
  path: string
  turkish: string
  english: string
  /** Whether it is about areas of land, which are decares in Turkish and hectares in English. */
  isOnLand: boolean
}

const LAND = /dekar|\bda\b/

/** Pairs of all translated fields with a Turkish value. Specifications are pairs of their names and of their values. */
function pairsOf(fields: Fields, values: Values, path: string): Pair[] {
  const english = (values.en ?? {}) as Values
  const isOnLand = Object.values(values).some((value) => LAND.test(String(value)))
  return translatedFieldsOf(fields).flatMap(([name, field]) => {
    const [value, translation] = [values[name], english[name]]
    const at = `${path}.${name}`
    if (!value) return []
    if (field.kind === 'items')
      return (value as Values[]).flatMap((item, i) => pairsOf(field.fields, item, `${at}.${i}`))
    if (field.kind === 'specs') {
      const translated = Object.entries((translation ?? {}) as Record<string, string>).flat()
      return Object.entries(value)
        .flat()
        .map((turkish, i) => ({
          path: `${at}.${i}`,
          turkish,
          english: translated[i] ?? '',
          isOnLand: LAND.test(turkish),
        }))
    }
    return [{ path: at, turkish: String(value), english: String(translation ?? ''), isOnLand }]
  })
}

const texts: Record<string, Values> = demoTextsOf('Filiz')
const pairs = [
  ...demoPartsOf([]).flatMap((part) =>
    part.rows.flatMap((row, i) =>
      pairsOf(('resource' in part ? part.resource : part.singleton).fields, row, `${nameOf(part)}.${i}`),
    ),
  ),
  ...Object.values(singletons).flatMap(({ key, fields }) => (texts[key] ? pairsOf(fields, texts[key], key) : [])),
]

const TURKISH_LETTERS = /[çğıöşüâîû]/i

/** Products, places and people keep their names. */
const NAMES = new Set(
  [
    'Kök Çiy Köprü Kırlangıç',
    'Akpınar Alaşehir Çukurova Çumra Gökçeli Karaisalı Karataş Türkiye Yüreğir',
    'Ağırbaş Çağrı Duranoğlu İnceöz Karaçınar Mevlüt Nurgül Yeşilırmak',
    // The State Hydraulic Works.
    'DSİ',
  ].flatMap((names) => names.split(' ')),
)

/** Numbers of a text, as they are said: `1.800` and `0,3` in Turkish are `1,800` and `0.3` in English. */
const numbersIn = (text: string, [thousands, decimal]: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((digits) =>
    Number(digits.replaceAll(thousands!, '').replace(decimal!, '.')),
  )

describe('the demo company in English', () => {
  test('has every text', () => {
    expect(pairs.length).toBeGreaterThan(300)
    expect(pairs.filter(({ english }) => !english).map(({ path }) => path)).toEqual([])
  })

  test('has Turkish letters only in names', () => {
    const words = pairs.flatMap(({ english }) => english.match(/[\p{L}\p{M}]+/gu) ?? [])
    expect(words.filter((word) => TURKISH_LETTERS.test(word) && !NAMES.has(word))).toEqual([])
  })

  /** A hectare is ten decares, and kilograms per decare are a hundredth of that in tonnes per hectare. */
  test('has the numbers of the Turkish texts', () => {
    const wrong = pairs.flatMap(({ path, turkish, english, isOnLand }) => {
      const given = numbersIn(english, ',.')
      const factors = isOnLand ? [1, 10, 0.1, 0.01] : [1]
      const isGiven = (number: number) => factors.some((factor) => given.some((each) => isSame(each, number * factor)))
      const missing = numbersIn(turkish, '.,').filter((number) => !isGiven(number))
      return missing.length > 0 ? [`${path}: ${missing.join(' ')}`] : []
    })
    expect(wrong).toEqual([])
  })
})

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6
