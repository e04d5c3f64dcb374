import { CHAT_LIMITS } from '../../api/chatCalls.ts'
import { PASSWORD_MIN_LENGTH } from '../../constants.ts'
import { firstPath, paths } from '../../domain/paths.ts'
import { firstLanguage, secondLanguage } from './languages.ts'

/** Messages of login and account; their wording is fixed. */
export const account = {
  wrongCredentials: 'Geçersiz e-posta veya şifre.',
  noToken: 'Giriş başarısız. Token alınamadı.',
  loginFailed: 'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.',
  tooManyAttempts: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
  passwordsDiffer: 'Yeni şifreler eşleşmiyor.',
  passwordTooShort: `Yeni şifre en az ${PASSWORD_MIN_LENGTH} karakter olmalıdır.`,
  wrongCurrentPassword: 'Mevcut şifre yanlış.',
  passwordChanged: 'Şifreniz değiştirildi.',
  reauthenticated: 'Kimliğiniz doğrulandı.',
  signedOut: 'Çıkış yapıldı.',
  othersSignedOut: 'Diğer tüm oturumlar kapatıldı.',
  passwordIsCommon: 'Bu şifre en çok kullanılan şifrelerden biri, kolayca tahmin edilir. Başka bir şifre seçin.',
  passwordIsAddress: 'Şifreniz e-posta adresiniz ya da onun @ işaretinden önceki kısmı olamaz. Başka bir şifre seçin.',
  passwordLinkSent: 'Bu adresle bir hesap varsa yeni şifre bağlantısı gönderildi. Bağlantı 30 dakika geçerlidir.',
  linkEnded: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yeni bir bağlantı isteyin.',
  passwordReset: 'Yeni şifreniz kaydedildi. Artık bu şifreyle giriş yapabilirsiniz.',
  emailLinkSent: (address: string) => `${address} adresine bir bağlantı gönderildi. Adresiniz o bağlantıyla değişecek.`,
  emailIsYours: 'Bu zaten sizin adresiniz.',
  emailIsTaken: 'Bu adresle başka bir yönetici var.',
  emailChanged:
    'E-posta adresiniz değişti. Diğer oturumlarınız kapatıldı; artık yeni adresinizle giriş yapabilirsiniz.',
  lastAdministrator: 'Son yönetici çıkarılamaz: panele girebilecek kimse kalmaz.',
  passwordChangeFailed: 'Şifre değiştirilirken bir sunucu hatası oluştu.',
} as const

/** Validation errors of contact form fields, on the server and in the visitor's page. */
export const faults = {
  required: 'Bu alan zorunludur.',
  email: 'Geçerli bir e-posta adresi girin.',
  phone: 'Geçerli bir telefon numarası girin.',
} as const

/** Messages of the rate limits, in Turkish. */
export const limited = {
  contact: 'Kısa sürede çok sayıda mesaj gönderildi. Lütfen bir süre sonra tekrar deneyin.',
  chat: 'Kısa sürede çok sayıda soru soruldu. Lütfen bir süre sonra tekrar deneyin.',
  search: 'Kısa sürede çok sayıda arama yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
  uploads: 'Kısa sürede çok sayıda dosya yüklendi. Lütfen bir süre sonra tekrar deneyin.',
  testMail: 'Kısa sürede çok sayıda deneme e-postası istendi. Lütfen bir süre sonra tekrar deneyin.',
} as const

/** Validation errors of a question to the assistant, in Turkish. */
export const chatFaults = {
  tooManyMessages: `Bir konuşmada en fazla ${CHAT_LIMITS.messages} mesaj olabilir.`,
  messageTooLong: `Bir mesaj en fazla ${CHAT_LIMITS.characters.toLocaleString('tr')} karakter olabilir.`,
  lastByUser: 'Konuşmanın son mesajı sizin olmalı.',
  empty: 'Lütfen bir soru yazın.',
} as const

/** Validation error of the search for a person's data, in Turkish. */
export const personFaults = {
  neither: 'Bir e-posta adresi (ayse@example.com) ya da telefon numarası (0532 000 00 00) girin.',
} as const

export function erased({ messages, mails }: { messages: number; mails: number }): string {
  const parts = [messages && `${messages} mesaj`, mails && `${mails} e-posta kaydı`].filter(Boolean)
  const done = parts.length
    ? `Çöp kutusundakiler dâhil ${parts.join(' ve ')}, geçmişleriyle birlikte silindi.`
    : 'Bu kişiyle ilgili silinecek bir kayıt yoktu.'
  return `${done} Daha önce alınmış yedeklerdeki kopyalar, o yedekler silindikçe yok olur.`
}

/** Error messages of endpoints, in Turkish. */
export const problems = {
  invalid: 'Gönderilen bilgilerde hata var. Lütfen işaretli alanları düzeltin.',
  malformed: 'İstek okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  unauthorized: 'Bu işlem için giriş yapmanız gerekiyor.',
  expired: 'Oturumunuz sona ermiş. Lütfen tekrar giriş yapın.',
  reauthenticate: 'Bu işlem için önce kimliğinizi yeniden doğrulayın.',
  keyUnknown: 'Bu erişim anahtarı geçerli değil.',
  keyMayNot: 'Bu erişim anahtarıyla bu işlem yapılamaz.',
  notFound: 'Aradığınız kayıt bulunamadı.',
  previewOver: 'Bu önizleme bağlantısı geçersiz ya da süresi dolmuş. Bağlantıyı size gönderenden yenisini isteyin.',
  noSuchAddress: 'Böyle bir adres yok.',
  methodNotAllowed: 'Bu adreste bu işlem yapılamaz.',
  stale: 'Bu kayıt siz düzenlerken değiştirildi. Güncel hâlini görüp tekrar kaydedin.',
  staleOrder: 'Sıra bu arada değiştirildi. Şimdiki sırayı görüp yeniden deneyin.',
  sentBefore: 'Bu form daha önce kaydedildi. Yeni kayıt eklenmedi; kaydı açıp değişikliklerinizi orada yapın.',
  madeBefore: 'Bu form daha önce kaydedildi. Listedeki kaydı kullanın ya da onu kaldırıp yenisini ekleyin.',
  conflict: 'Bu bilgi başka bir kayıtta kullanılıyor.',
  tooLarge: 'Gönderilen veri çok büyük. Daha kısa yazın ya da daha küçük bir dosya seçin.',
  tooManyFields: 'Gönderilen veride çok fazla alan var. Lütfen sayfayı yenileyip tekrar deneyin.',
  tooSlow: 'Gönderiminiz zamanında tamamlanmadı. Bağlantınızı denetleyip tekrar deneyin.',
  fileTooLarge: 'Dosya en fazla 10 MB olabilir.',
  documentTooLarge: 'PDF en fazla 20 MB olabilir. Görsellerini küçültüp yeniden dışa aktarın.',
  notAPdf: 'Bu dosya bir PDF değil. Belgeyi PDF olarak kaydedip yükleyin.',
  brokenPdf: 'PDF okunamadı; dosya bozuk olabilir. Belgeyi yeniden PDF olarak kaydedip yükleyin.',
  lockedPdf: 'Bu PDF parolalı ya da korumalı. Korumasız kaydedip yükleyin.',
  activePdf:
    'Bu PDF’in içinde betik, program başlatma ya da ek dosya var. Bunlar olmadan, “PDF olarak yazdır” ile kaydedip yükleyin.',
  uncheckedPdf: 'Bu PDF’in içi denetlenemiyor. “PDF olarak yazdır” ile yeniden kaydedip yükleyin.',
  noFile: 'Lütfen bir dosya seçin.',
  emptyFile: 'Seçtiğiniz dosya boş.',
  tooManyFiles: 'Tek seferde bir dosya yükleyin.',
  wrongType: 'Bu içerik türü kabul edilmiyor.',
  notAPicture: 'Bu dosya bir görsel değil. PNG, JPEG, WebP, GIF ya da AVIF yükleyin.',
  notALogo: 'Bu dosya bir görsel değil. PNG, JPEG, WebP, GIF, AVIF ya da SVG yükleyin.',
  svgOnlyForLogo: 'SVG yalnızca logo için yüklenebilir. PNG, JPEG, WebP, GIF ya da AVIF yükleyin.',
  brokenPicture: 'Görsel okunamadı; dosya bozuk olabilir. Başka bir programla yeniden kaydedip yükleyin.',
  moreThanAPicture: 'Bu dosyanın içinde görselden başka şeyler de var. Görseli yeniden kaydedip öyle yükleyin.',
  brokenSvg: 'SVG dosyası okunamadı; dosya bozuk olabilir. Logoyu yeniden dışa aktarıp yükleyin.',
  emptySvg: 'SVG dosyasında çizim yok; gömülü resimler alınmaz. Logoyu vektör olarak dışa aktarıp yükleyin.',
  svgTooBig: 'SVG dosyası en fazla 500 kB olabilir.',
  svgTooComplex: 'SVG dosyası çok karmaşık. Sadeleştirip tekrar yükleyin.',
  svgEntities: 'SVG dosyasında izin verilmeyen tanımlar (ENTITY) var. Çiziminizi yeniden dışa aktarıp yükleyin.',
  pictureTooBig: 'Görsel en fazla 50 megapiksel olabilir.',
  pictureTooBigAs: (format: string, megapixels: number) =>
    `${format} görseller en fazla ${megapixels} megapiksel olabilir. Küçültüp ya da JPEG olarak kaydedip yükleyin.`,
  tooManyPasses: (format: string) =>
    `Bu boyuttaki ${format} dosyası aşamalı (progressive, interlaced) kaydedilmiş. Aşamasız kaydedip ya da küçültüp yükleyin.`,
  tooManyFrames: (megapixels: number) =>
    `Hareketli görselin kareleri birlikte en fazla ${megapixels} megapiksel olabilir. Kısaltıp ya da küçültüp yükleyin.`,
  pictureInUse: (uses: number) =>
    `Bu görsel ${uses} yerde kullanılıyor. Silmeden önce oradan kaldırın ya da yerine başka bir görsel yükleyin.`,
  pictureIsThere: 'Bu görsel yeniden yüklenmiş; kitaplıkta zaten duruyor.',
  tooMany: 'Çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.',
  maintenance: 'Sitenin bir yedeği geri yükleniyor. Bu kısa sürer; birazdan yeniden deneyin.',
  unexpected: 'Beklenmeyen bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
  unavailable: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.',
} as const

/** Validation errors of redirects, in Turkish; shown under the field. */
export const redirectFaults = {
  noPath: 'Bu sitede / ile başlayan bir adres girin (/eski-sayfa).',
  fragment: 'Adresi # işaretinden önce kesin; tarayıcılar # işaretinden sonrasını sunucuya göndermez.',
  reserved: 'Bu adres sitenin kendi işleri için ayrılmış ve yönlendirilemez.',
  exists: 'Bu adreste bir sayfa var. Yalnızca olmayan bir adres yönlendirilebilir.',
  leads: 'Bu adres kendiliğinden yeni yerine götürüyor; yönlendirme gerekmez.',
  taken: 'Bu adres zaten yönlendirilmiş. Değiştirmek için önce eskisini silin.',
  noTarget: `Site içi bir adres (${firstPath(paths.products)}) ya da https:// ile başlayan bir adres girin.`,
  loop: 'Bu hedef ziyaretçiyi yine aynı adrese getirir. Başka bir hedef seçin.',
} as const

/** Messages of the second step of the sign-in. */
export const secondFactor = {
  missing: 'Şifreniz doğru. Girişi tamamlamak için ikinci adımı da yapın.',
  wrongCode: 'Kod yanlış, süresi geçmiş ya da daha önce kullanılmış.',
  wrongPasskey: 'Geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin.',
  knownPasskey: 'Bu geçiş anahtarı zaten kayıtlı.',
  totpRemoved: 'Doğrulama uygulaması kaldırıldı.',
  passkeyRemoved: 'Geçiş anahtarı kaldırıldı.',
  nothingToRecover: 'Kurtarma kodu almak için önce bir doğrulama uygulaması ya da geçiş anahtarı ekleyin.',
  mustSetUp: 'Devam etmek için önce girişinize ikinci bir adım ekleyin.',
} as const

/** Validation errors of fields, in Turkish; shown under the field. */
export const validation = {
  ...faults,
  text: 'Bu alana metin girin.',
  flag: 'Bu alan evet ya da hayır olmalıdır.',
  number: 'Bu alana sayı girin.',
  integer: 'Bu alana tam sayı girin.',
  object: 'Bu alanın biçimi geçersiz.',
  json: 'Bu değer JSON biçiminde olmalıdır.',
  choice: 'Listedeki seçeneklerden birini seçin.',
  time: 'Geçerli bir tarih ve saat girin.',
  day: 'Geçerli bir gün girin.',
  future: 'Bugün ya da daha önceki bir gün girin.',
  endsEarly: 'Son gün ilk günden önce olamaz.',
  tooManyDays: (max: number) => `En fazla ${max.toLocaleString('tr')} gün seçilebilir.`,
  pastVersion:
    'Yerine yenisi gelmiş bir sürüm değiştirilemez, yürürlüğe girmiş olan silinemez; yeni bir sürüm ekleyin.',
  sameDay: 'Bu günün bir sürümü var; başka bir gün seçin.',
  link: `Site içi bir adres (${firstPath(paths.products)}) ya da https:// ile başlayan bir adres girin.`,
  embed: 'https:// ile başlayan bir harita adresi girin.',
  embedHost: 'Bu haritanın adresine izin verilmiyor.',
  mapShort: 'Kısa bağlantıdan yer anlaşılmıyor. Haritada “Paylaş, Harita yerleştir” altındaki kodu girin.',
  mapPage: 'Bu bağlantı bir yeri göstermiyor. Haritada yerinizi seçip o sayfanın bağlantısını girin.',
  imageMissing: 'Lütfen bir görsel yükleyin.',
  scheduleDays: 'Lütfen zamanlama için geçerli bir gün sayısı (1-30) seçin.',
  rescheduleDays: 'Lütfen yeni bir zamanlama için geçerli bir gün sayısı (1-30) seçin.',
  orderedTwice: (ids: string) => `Bir kayıt sırada iki kez yer alamaz: ${ids}.`,
  orderedUnknown: (ids: string) => `Sıralanmak istenen kayıt bulunamadı: ${ids}. Sayfayı yenileyip yeniden deneyin.`,
  slug: 'Adreste yalnızca küçük harf (a-z), rakam ve tire kullanın.',
  slugReserved: 'Bu adres ayrılmış ya da yalnızca rakamlardan oluşuyor; harf içeren başka bir adres yazın.',
  slugOfSite: 'Bu adresi sitenin kendisi kullanıyor; başka bir adres yazın.',
  untranslated: `Bu alanın ${secondLanguage.tr}si yok; önce onu yazın ya da ${firstLanguage.tr}yle aynı olduğunu belirtin.`,
  slugTaken: 'Bu adres başka bir kayıtta kullanılıyor.',
  imageUrl: 'Geçerli bir görsel adresi girin ya da bir görsel yükleyin.',
  imageElsewhere: 'Bu görsel başka bir sitede duruyor ve burada gösterilemez; görseli indirip buraya yükleyin.',
  specTwice: (name: string) => `“${name}” iki kez yazılmış. Her özelliğin adı bir kez geçebilir.`,
  tooManySpecs: 'En fazla 200 özellik girilebilir.',
  markdownTooDense: 'Metinde çok fazla satır ya da kalın yazı işareti var. Kısaltın ya da birkaç yazıya bölün.',
  tooManyItems: (max: number) => `En fazla ${max.toLocaleString('tr')} tane olabilir.`,
  tooFewItems: (min: number) => `En az ${min.toLocaleString('tr')} tane girin.`,
  fileMissing: 'Lütfen bir PDF yükleyin.',
  relatedTwice: 'Aynı kayıt iki kez seçilmiş.',
  relatedUnknown: (ids: string) =>
    `Seçilen kayıt bulunamadı; silinmiş olabilir: ${ids}. Listeden yeniden seçip kaydedin.`,
  invalid: 'Bu değer geçersiz.',
  tooLong: (max: number) => `En fazla ${max.toLocaleString('tr')} karakter girebilirsiniz.`,
  tooShort: (min: number) => `En az ${min.toLocaleString('tr')} karakter girin.`,
  tooBig: (max: number) => `En fazla ${max.toLocaleString('tr')} olabilir.`,
  tooSmall: (min: number) => `En az ${min.toLocaleString('tr')} olabilir.`,
} as const

/** Error messages of webhooks. */
export const webhookTexts = {
  url: 'http:// ya da https:// ile başlayan bir adres girin.',
  credentials: 'Adreste kullanıcı adı ve şifre olamaz.',
  private: 'Bu adres internete açık değil. Herkesin ulaşabildiği bir adres girin.',
  tooMany: (most: number) => `En fazla ${most} webhook olabilir. Önce kullanmadığınız birini silin.`,
  off: 'Bu webhook kapalı. Önce açın.',
} as const
