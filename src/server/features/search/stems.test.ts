import { describe, expect, test } from 'vitest'
import { languages, termsOf } from './language.ts'
import { stemsOf } from './stems.ts'

const { tr, en } = languages

describe('inflected forms have one stem', () => {
  test.each([
    'nem nemi nemini nemden nemli nemin',
    'toprak toprağı toprağın toprakta topraktan topraklar topraklarımız',
    'sulama sulamayı sulamanın sulamadan sulamak sulayacağım sulayınca sulamalıyım',
    'su suyu suyun sudan sular sulu susuz suyla',
    'ölçmek ölçerim ölçüyor ölçüyorsunuz ölçüyomusunuz ölçen ölçülür',
    'izin izni iznin izinler',
    'Poyraz Poyraz’ın poyraza POYRAZ’DAN',
    'ilaç ilacı ilaca ilaçlar ilaçtan',
    'IĞDIR ığdır Iğdır’da igdir',
    'Konya Konya’da konyada konyaya konyalı KONYADAN',
    'Mersin mersinde mersinden mersine',
    'sonda sondası sondayı sondaya sondalar sondanın sondada sondaların',
  ])('%s', (forms) => expect(new Set(stemsOf(forms, 'tr')).size).toBe(1))
})

describe('inflected forms in English have one stem', () => {
  test.each([
    'measure measures measured measuring measurement',
    'spray sprays sprayed spraying',
    'station stations',
    'irrigate irrigated irrigating irrigation',
    'certificate certificates certification',
    'leak leaks leaking leaked',
  ])('%s', (forms) => expect(new Set(stemsOf(forms, 'en')).size).toBe(1))
})

test('stems in English: different words have different stems', () => {
  const stems = stemsOf('station state ration rate sample simple valve value soil silo frost forest', 'en')
  expect(new Set(stems).size).toBe(stems.length)
})

test('stems: different words have different stems', () => {
  const stems = stemsOf(
    'nem toprak sulama ölçmek izin ilaç sera silo vana tuz gübre domates uydu belge fiyat sonda son konya konu pas pasta',
    'tr',
  )
  expect(new Set(stems).size).toBe(stems.length)
})

test('search terms: the topics of a question, without duplicates, numbers separate from letters', () => {
  expect(termsOf('Merhaba, Kök6 nasıl çalışıyor; bana Kök 6’yı anlatır mısınız?', tr)).toEqual(
    stemsOf('kök 6 çalışıyor', 'tr'),
  )
  expect(termsOf('bana bunu nasıl yaparsınız acaba', tr)).toEqual([])
  expect(termsOf('Hello, how deep does the Kök6 probe measure? Isn’t it Kök 6?', en)).toEqual(
    stemsOf('deep kök 6 probe measure', 'en'),
  )
  expect(termsOf('could you please tell me how you would do that', en)).toEqual([])
})
