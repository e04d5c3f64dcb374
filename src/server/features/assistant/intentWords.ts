import type { Locale } from '../../../contract/constants.ts'

/** Intent of a message that is no question for the search. */
export type Intent = 'thanks' | 'farewell' | 'greeting' | 'self' | 'contact' | 'dealings' | 'products' | 'services'

export interface Words {
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

/** Contact facts that a message may ask for. */
export type Fact = 'phoneNumber' | 'emailAddress' | 'addressText'

export interface IntentWords {
  /** Price, delivery, dealer and installation questions, which only people can answer. */
  asksForDealings: Words
  asksForProducts: Words
  asksForFact: Record<Fact, Words>
  /** The first matching intent wins. */
  intents: Record<Intent, Words>
}

const DEALINGS = {
  keys: 'fiyat ücret maliyet- bütçe- pahalı lira indirim- kampanya taksit ödeme sipariş kargo nakliye teslimat sevkiyat gönderim- kurulum- montaj garanti bayiniz- bayiler- bayilik- bayiliğ-',
  sayings:
    'tl kaçpara parası kaça malolur maloluyor tutarı tutarınız kadartutar kadartutuyor bayi gönderiyormusunuz gönderirmisiniz kuruyormusunuz kurarmısınız',
  unless: 'dolar euro avro döviz altın bitcoin',
}
const PRODUCTS = 'ürün cihaz alet katalog satıyorsunuz'
const EMAIL = 'mail eposta posta'

const turkish: IntentWords = {
  asksForDealings: DEALINGS,
  asksForProducts: { keys: `${PRODUCTS} sensör` },
  asksForFact: {
    phoneNumber: { keys: 'telefon tel numara gsm' },
    emailAddress: { keys: EMAIL },
    // A Turkish question about the email address contains the word for address.
    addressText: { keys: 'adres konum yer ofis yol harita ulaşım', unless: EMAIL },
  },
  intents: {
    thanks: {
      sayings: 'teşekkür teşekkürler tesekürler teşekürler sağol sağolun sağolasın eyvallah mersi',
      others: 'sağ olun çok ederim ederiz için',
    },
    farewell: {
      sayings: 'görüşürüz görüşmeküzere hoşçakal hoşçakalın bay',
      others: 'üzere hoşça kal sonra kendine bak',
    },
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
      ...DEALINGS,
      keys: `${DEALINGS.keys} para mesai saat- hafta cumartesi pazar`,
      others:
        'iş mal olur oluyor kaç kadar tutar bin yüz kurmak ürün cihaz hizmet liste süre yıl ay gün çalışma son açık kapalı sezon koşul sürmek il ilçe şehir yer türkiye köy kapı ekip dahil göndermek',
    },
    products: { keys: PRODUCTS, others: 'liste çeşit model tane bütün hepsi sitede başka' },
    services: {
      keys: 'hizmet iş danışmanlık',
      // `konu` itself shares its stem with `Konya`.
      others: 'tür tip liste çeşit tane bütün hepsi sunuyorsunuz veriyorsunuz başka alan konular- konuda-',
    },
  },
}

const DEALINGS_IN_ENGLISH = {
  keys: 'price cost expensive- budget discount instalment installment payment- quote quotation shipping shipment ship delivery- deliveries- freight warranty guarantee installation- installer dealer- dealership distributor- reseller',
  sayings:
    'muchis muchare muchfor youcharge canbuy tobuy ibuy ipay topay canpay youdeliver willdeliver toorder iorder anorder weorder myorder youinstall willinstall installit instock leadtime openinghours workinghours',
  unless: 'exchange bitcoin crypto gold dollar',
}
const PRODUCTS_IN_ENGLISH = 'product device instrument catalogue catalog equipment sell'

const english: IntentWords = {
  asksForDealings: DEALINGS_IN_ENGLISH,
  asksForProducts: { keys: `${PRODUCTS_IN_ENGLISH} sensor` },
  asksForFact: {
    phoneNumber: { keys: 'phone telephone number mobile call' },
    emailAddress: { keys: 'email mail' },
    addressText: {
      keys: 'address located- location office directions map visit headquarters',
      sayings: 'whereare whereis youbased',
      unless: 'email mail',
    },
  },
  intents: {
    thanks: { sayings: 'thanks thank thankyou thx cheers', others: 'great perfect appreciate appreciated day' },
    farewell: { sayings: 'bye goodbye byebye seeyou cya farewell', others: 'later day night care nice' },
    greeting: {
      sayings:
        'hi hello hey hiya howdy greetings goodmorning goodafternoon goodevening goodday howareyou howare merhaba selam',
      others: 'morning afternoon evening day team everyone',
    },
    self: {
      keys: 'bot chatbot robot human machine ai artificial assistant',
      sayings: 'whoare yourname realperson aperson',
      others: 'real person talking- chatting- speaking- intelligence computer live name am program',
    },
    contact: {
      keys: 'phone telephone number mobile call email mail address location located- contact reach whatsapp representative human person speak talk office directions map visit headquarters',
      sayings: 'whereare youbased',
      others:
        'e real street full landline line company firm business main head website site urgent urgently write send share live support staff team agronomist engineer based exactly located country city town sales',
    },
    dealings: {
      ...DEALINGS_IN_ENGLISH,
      keys: `${DEALINGS_IN_ENGLISH.keys} cheap hours weekend saturday sunday`,
      sayings: `${DEALINGS_IN_ENGLISH.sayings} howmuch youopen openon`,
      others:
        'list product device service instrument year month week day opening open closed business season condition terms country abroad overseas international internationally europe worldwide turkey turkiye village farm door include included thousand money buy pay order deliver charge install lead stock hour period free total roughly approximate approximately currency euro pound home email',
    },
    products: { keys: PRODUCTS_IN_ENGLISH, others: 'list range model catalogue available website site company' },
    services: {
      keys: 'service consulting consultancy',
      sayings: 'youdo',
      others: 'list range area field topic available company exactly website site',
    },
  },
}

export const intentWords: Record<Locale, IntentWords> = { tr: turkish, en: english }
