import { describe, expect, test } from 'vitest'
import { stemsOf, termsOf } from './stems.ts'

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
  ])('%s', (forms) => expect(new Set(stemsOf(forms)).size).toBe(1))
})

test('stems: different words have different stems', () => {
  const stems = stemsOf(
    'nem toprak sulama ölçmek izin ilaç sera silo vana tuz gübre domates uydu belge fiyat sonda son konya konu pas pasta',
  )
  expect(new Set(stems).size).toBe(stems.length)
})

test('search terms: the topics of a question, without duplicates, numbers separate from letters', () => {
  expect(termsOf('Merhaba, Kök6 nasıl çalışıyor; bana Kök 6’yı anlatır mısınız?')).toEqual(stemsOf('kök 6 çalışıyor'))
  expect(termsOf('bana bunu nasıl yaparsınız acaba')).toEqual([])
})
