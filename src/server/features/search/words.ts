import { fold } from '../../../contract/domain/turkish.ts'
import { stemOf } from './stem.ts'

/** The stems of a text in their order, as the index has them. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** The stems of a question, each once, without stop words. */
export const termsOf = (question: string): string[] => [
  ...new Set(
    wordsOf(question)
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  ),
]

/** The folded words and numbers of a text; `kok6` is two of them. What follows an apostrophe is a suffix. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/(\p{L}|\d)'\p{L}+/gu, '$1')
    .match(/[a-z]+|\d+/g) ?? []

/** A number matches in titles only: the `6` of `Kök 6` is no hour and no temperature. */
export const isNumber = (word: string): boolean => /^\d/.test(word)

/** Folded words that say nothing of a question's topic. */
const STOP_WORDS = `
  ne neden nasil nasildir nicin niye kim hangi hangisi kac kaca nere nerede nereye nereden nerde neresi
  neler neyi neye nedir mi mu misin misiniz musun musunuz miyim muyum miyiz muyuz midir mudur
  nin nun in un i yi yu a e ya ye da de ta te dan den tan ten ki
  bir biri birisi biriyle bu o bunu sunu onu bunun sunun onun bunlar onlar boyle soyle oyle sey seyler filan falan
  ben bana beni benim sen sana seni senin siz size sizi sizin sizde sizden biz bize bizi bizim kendi
  ve veya ile ama fakat ancak cunku icin gibi kadar gore daha cok az en her hic bazi tum butun sadece yalnizca diye
  simdi bugun yarin dun artik hala sonra once zaman hakkinda ilgili konusunda
  var yok evet hayir tamam lutfen acaba peki yani iste hani bence
  ol olarak oluyor olur olmak olan oldu olsun olabilir olmasi olmali olmaz olunca
  etmek ediyor eder etmem edin edeyim etsem ediyorum edebilir ederim edilir edilmeli edebilirim
  yap yapmak yapiyor yapar yapmaliyim yapayim yaparim yapabilirim yapilir yapilmali yapiyorsunuz yapsam
  istiyorum istiyoruz ister isterim istesem gerekir gerek gerekiyor gerekli lazim
  azaltmak azaltirim azaltmali azaltabilirim artirmak artiririm
  para tl
  almak aliyor aliyorsunuz alirim alabilir alacagim ariyorum arayan koy cikar gormek gelmek gelip bakmak
  ver verir verin verebilir soyle soyler anlat anlatir anlamak anlarim acikla goster ogren ogrenmek unut
  oneri oneriyorsunuz yardim yardimci bilgi bilgisi
  merhaba selam selamlar hocam abi kardesim arkadas arkadaslar sayin iyi gunler gunaydin kolay gelsin tesekkurler
`.match(/\S+/g)!

const stopWords = new Set(STOP_WORDS)
/** Other forms of a short word are often other words: `ile` and `ili`. */
const stopStems = new Set(STOP_WORDS.filter((word) => word.length > 4 && word !== 'konusunda').map(stemOf))

/** Whether a folded word, in any of its forms, says nothing of a question's topic. */
export const isStopWord = (word: string): boolean => stopWords.has(word) || stopStems.has(stemOf(word))
