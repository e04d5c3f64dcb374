import { fold } from '../../../contract/domain/turkish.ts'
import { isStopWord, meaningsOf, stemOf, vocabularyOf, wordsOf } from '../search/index.ts'

/** What people say to an assistant that no page answers. */
export type Intent = 'thanks' | 'farewell' | 'greeting' | 'self' | 'contact' | 'dealings' | 'products' | 'services'

interface Words {
  /** One of these must be there, in any form; with a dash, in one that begins so: `kurulum` shares its stem with `kuruyor`. */
  keys?: string
  /** Or one of these as it stands, be it written as two words: `iyi günler`. */
  sayings?: string
  /** None of these may be there: the price of a dollar is no price of ours. */
  unless?: string
  /** Nothing but these, the keys, the sayings and what says nothing may be there. */
  others?: string
}

/** What only people can say: what it costs, how it comes, where it is sold, and who sets it up. */
const DEALINGS = {
  keys: 'fiyat ücret maliyet- bütçe- pahalı lira indirim- kampanya taksit ödeme sipariş kargo nakliye teslimat sevkiyat gönderim- kurulum- montaj garanti bayiniz- bayiler- bayilik- bayiliğ-',
  sayings:
    'tl kaçpara parası kaça malolur maloluyor tutarı tutarınız kadartutar kadartutuyor bayi gönderiyormusunuz gönderirmisiniz kuruyormusunuz kurarmısınız',
  unless: 'dolar euro avro döviz altın bitcoin',
}

/** The first that fits counts. */
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

/** Words as a message is compared with them. */
function listOf(text: string) {
  const words = fold(text).split(' ')
  return {
    beginnings: words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
    stems: vocabularyOf(new Map(words.filter((word) => !word.endsWith('-')).map((word) => [stemOf(word), 1]))),
  }
}
const isIn = (word: string, { beginnings, stems }: ReturnType<typeof listOf>) =>
  beginnings.some((beginning) => word.startsWith(beginning)) || meaningsOf(stemOf(word), stems).size > 0

/** Whether words, or two that follow each other, are what is meant. */
function asker({ keys = '', sayings = '', unless = '' }: Words) {
  const [list, excluded] = [listOf(keys), listOf(unless)]
  const exact = new Set(fold(sayings).split(' '))
  return (words: readonly string[]) =>
    words.some((word, at) => isIn(word, list) || exact.has(word) || exact.has(word + words[at + 1])) &&
    !words.some((word) => isIn(word, excluded))
}

const intents = Object.entries(INTENTS).map(([intent, words]) => ({
  intent: intent as Intent,
  asks: asker(words),
  all: listOf([words.keys, words.sayings, words.others].filter(Boolean).join(' ')),
}))

const asksDealings = asker(DEALINGS)
const asksProducts = asker({ keys: `${INTENTS.products.keys} sensör` })

/** Whether a message asks, beside whatever else, for what only people can say: a price, the delivery, the installation. */
export const asksForDealings = (message: string): boolean => asksDealings(wordsOf(message))

/** Whether a message asks for something to buy. */
export const asksForProducts = (message: string): boolean => asksProducts(wordsOf(message))

/** Who says more than so many words says more than that. */
const MOST_WORDS = 40

/** What a message wants of the assistant, where that is all that it says. Misspellings count, the company's name does not. */
export function intentOf(message: string, siteName: string): Intent | undefined {
  const names = new Set(wordsOf(siteName))
  const words = wordsOf(message).filter((word) => !names.has(word))
  if (words.length > MOST_WORDS) return undefined
  const telling = words.filter((word) => !isStopWord(word))
  return intents.find(({ asks, all }) => asks(words) && telling.every((word) => isIn(word, all)))?.intent
}
