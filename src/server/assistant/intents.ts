import { fold } from '../../contract/rules/turkish.ts'
import { stemOf } from './retrieval/stem.ts'
import { saysNothing } from './retrieval/stopWords.ts'
import { meant } from './retrieval/vocabulary.ts'
import { wordsOf } from './retrieval/words.ts'

/** What people say to an assistant that no page answers. */
export type Intent = 'self' | 'contact' | 'dealings' | 'products' | 'services' | 'thanks' | 'farewell' | 'greeting'

interface Words {
  /** One of these must be there. */
  keys: string
  /** Nothing but these, the keys, and what says nothing may be there. */
  others?: string
}

/** What only people can say: what it costs, how it comes, and who sets it up. */
const DEALINGS =
  'fiyat ücret indirim kampanya taksit ödeme sipariş kargo nakliye teslimat sevkiyat gönderim kurulum montaj garanti'

/** The first that fits counts. */
const INTENTS: Record<Intent, Words> = {
  self: {
    keys: 'bot robot yapay zeka insan kimsin kimsiniz asistan yardımcı adın ismin',
    others: 'gerçek sohbet konuşuyorum canlı',
  },
  contact: {
    keys: 'telefon tel numara mail eposta posta adres konum iletişim ulaşmak ulaşım yer whatsapp temsilci yetkili insan görüşmek konuşmak ofis',
    others:
      'e no açık tam sabit hat gsm şirket firma merkez yol tarif harita bağla canlı destek gelip var paylaş at yaz site',
  },
  dealings: {
    keys: `${DEALINGS} para mesai saat hafta cumartesi pazar`,
    others:
      'ürün cihaz hizmet liste süre yıl ay gün çalışma son açık kapalı sezon koşul sürmek il ilçe şehir yer türkiye köy kapı ekip dahil göndermek',
  },
  products: { keys: 'ürün cihaz alet katalog satıyorsunuz', others: 'liste çeşit model tane bütün hepsi sitede başka' },
  services: {
    keys: 'hizmet iş danışmanlık',
    others: 'tür tip liste çeşit tane bütün hepsi sunuyorsunuz veriyorsunuz başka alan konu',
  },
  thanks: { keys: 'teşekkür teşekkürler sağol sağolun eyvallah mersi', others: 'çok ederim ederiz için' },
  farewell: { keys: 'görüşürüz hoşçakal hoşçakalın bay', others: 'sonra kendine bak' },
  greeting: {
    keys: 'merhaba merhabalar selam selamlar günaydın günler akşamlar aleyküm naber nasılsın nasılsınız kolay hello',
    others: 'iyi hayırlı sabah gün gelsin selamün',
  },
}

const stemsIn = (text: string) => fold(text).split(' ').map(stemOf)
const vocabularyOf = (text: string) => new Map(stemsIn(text).map((stem) => [stem, 1]))

const intents = Object.entries(INTENTS).map(([intent, { keys, others = '' }]) => ({
  intent: intent as Intent,
  keys: vocabularyOf(keys),
  all: vocabularyOf(`${keys} ${others}`),
}))

const dealings = vocabularyOf(DEALINGS)

/** Whether a message asks, beside whatever else, for what only people can say: a price, the delivery, the installation. */
export const asksForDealings = (message: string): boolean =>
  wordsOf(message).some((word) => meant(stemOf(word), dealings).size > 0)

/** Who says more than so many words says more than that. */
const MOST_WORDS = 40

/** What a message wants of the assistant, where that is all that it says. Misspellings count, the company's name does not. */
export function intentOf(message: string, siteName: string): Intent | undefined {
  const names = new Set(wordsOf(siteName))
  const words = wordsOf(message).filter((word) => !names.has(word))
  if (words.length > MOST_WORDS) return undefined
  const telling = words.filter((word) => !saysNothing(word)).map(stemOf)
  const stems = words.map(stemOf)
  return intents.find(
    ({ keys, all }) => stems.some((stem) => meant(stem, keys).size) && telling.every((stem) => meant(stem, all).size),
  )?.intent
}
