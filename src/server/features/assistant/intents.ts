import { fold } from '../../../contract/domain/turkish.ts'
import { isStopWord, meaningsOf, stemOf, vocabularyOf, wordsOf } from '../search/index.ts'

/** Intent of a message that is no question for the search. */
export type Intent = 'thanks' | 'farewell' | 'greeting' | 'self' | 'contact' | 'dealings' | 'products' | 'services'

interface Words {
  /**
   * At least one of these words must occur, in any inflected form. `abc-` matches words that start with `abc`, for
   * stems with several meanings: `kurulum` and `kuruyor` have the same stem.
   */
  keys?: string
  /** Alternative to `keys`: one of these words in exactly this form, or two consecutive ones, joined: `iyigünler`. */
  sayings?: string
  /** None of these words may occur: the price of a dollar is not a product price. */
  unless?: string
  /** Besides keys, sayings and stop words, only these words may occur. */
  others?: string
}

/** Price, delivery, dealer and installation questions, which only people can answer. */
const DEALINGS = {
  keys: 'fiyat ücret maliyet- bütçe- pahalı lira indirim- kampanya taksit ödeme sipariş kargo nakliye teslimat sevkiyat gönderim- kurulum- montaj garanti bayiniz- bayiler- bayilik- bayiliğ-',
  sayings:
    'tl kaçpara parası kaça malolur maloluyor tutarı tutarınız kadartutar kadartutuyor bayi gönderiyormusunuz gönderirmisiniz kuruyormusunuz kurarmısınız',
  unless: 'dolar euro avro döviz altın bitcoin',
}

/** The first matching intent wins. */
const INTENTS: Record<Intent, Words> = {
  thanks: {
    sayings: 'teşekkür teşekkürler tesekürler teşekürler sağol sağolun sağolasın eyvallah mersi',
    others: 'sağ olun çok ederim ederiz için',
  },
  farewell: { sayings: 'görüşürüz görüşmeküzere hoşçakal hoşçakalın bay', others: 'üzere hoşça kal sonra kendine bak' },
  greeting: {
    sayings:
      'merhaba merhabalar meraba mrb selam selamlar slm aleyküm günaydın günaydınlar iyigünler iyiakşamlar iyigeceler hayırlıgünler hayırlıakşamlar hayırlısabahlar naber nasılsın nasılsınız kolaygelsin hello',
    others: 'iyi hayırlı sabah gün akşam gece gelsin selamün',
  },
  self: {
    keys: 'bot robot yapay zeka insan kimsin kimsiniz asistan yardımcı adın ismin',
    others: 'gerçek sohbet konuşuyorum canlı',
  },
  contact: {
    keys: 'telefon tel numara mail eposta posta adres konum iletişim ulaşmak ulaşım yer whatsapp temsilci yetkili insan görüşmek konuşmak ofis',
    others:
      'e no açık tam sabit hat gsm şirket firma merkez yol tarif harita bağla canlı destek gelip var paylaş at yaz acil site',
  },
  dealings: {
    keys: `${DEALINGS.keys} para mesai saat- hafta cumartesi pazar`,
    sayings: DEALINGS.sayings,
    unless: DEALINGS.unless,
    others:
      'iş mal olur oluyor kaç kadar tutar bin yüz kurmak ürün cihaz hizmet liste süre yıl ay gün çalışma son açık kapalı sezon koşul sürmek il ilçe şehir yer türkiye köy kapı ekip dahil göndermek',
  },
  products: { keys: 'ürün cihaz alet katalog satıyorsunuz', others: 'liste çeşit model tane bütün hepsi sitede başka' },
  services: {
    keys: 'hizmet iş danışmanlık',
    // `konu` itself shares its stem with `Konya`.
    others: 'tür tip liste çeşit tane bütün hepsi sunuyorsunuz veriyorsunuz başka alan konular- konuda-',
  },
}

/** A matcher for a list of words, in any inflected form. */
function listOf(text: string) {
  const words = fold(text).split(' ')
  const prefixes = words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1))
  const stems = vocabularyOf(new Map(words.filter((word) => !word.endsWith('-')).map((word) => [stemOf(word), 1])))
  return (word: string) =>
    prefixes.some((prefix) => word.startsWith(prefix)) || meaningsOf(stemOf(word), stems).size > 0
}

/** A test whether a word, or two consecutive words, are in the lists. */
function matcherOf({ keys = '', sayings = '', unless = '' }: Words) {
  const [isKey, isExcluded] = [listOf(keys), listOf(unless)]
  const exact = new Set(fold(sayings).split(' '))
  return (words: readonly string[]) =>
    words.some((word, i) => isKey(word) || exact.has(word) || exact.has(word + words[i + 1])) && !words.some(isExcluded)
}

/** A test whether a message contains such words, whatever else it contains. */
export function asksFor(words: Words): (message: string) => boolean {
  const matches = matcherOf(words)
  return (message) => matches(wordsOf(message))
}

export const asksForDealings = asksFor(DEALINGS)
export const asksForProducts = asksFor({ keys: `${INTENTS.products.keys} sensör` })

const intents = Object.entries(INTENTS).map(([intent, words]) => ({
  intent: intent as Intent,
  matches: matcherOf(words),
  isAllowed: listOf([words.keys, words.sayings, words.others].filter(Boolean).join(' ')),
}))

/** Maximum length in words of a message with an intent. */
const MAX_WORDS = 40

/** Detects the intent of a message without other content. Tolerates misspellings, ignores the words of `siteName`. */
export function intentOf(message: string, siteName: string): Intent | undefined {
  const names = new Set(wordsOf(siteName))
  const words = wordsOf(message).filter((word) => !names.has(word))
  if (words.length > MAX_WORDS) return undefined
  const telling = words.filter((word) => !isStopWord(word))
  return intents.find(({ matches, isAllowed }) => matches(words) && telling.every(isAllowed))?.intent
}
