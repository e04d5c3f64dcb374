import { type Locale, SHORT_DESCRIPTION_LENGTH, SLIDE_IMAGE_SIZE } from '../constants.ts'
import { lower } from '../turkish.ts'

/** The words around one resource, in one language. */
export interface ResourceTexts {
  one: string
  many: string
  fields: Record<string, string>
  /** Shorter labels for the heads of columns, where a field's own is a sentence. */
  columns: Record<string, string>
  /** What stands under a field when its label does not say enough. */
  hints: Record<string, string>
  /** What a flag's button says when it is on, and when pressing it would set it. */
  flags: Record<string, { on: string; off: string }>
  count: (count: number) => string
  add: string
  search: string
  remove: string
  created: string
  updated: string
  removed: string
  confirmRemove: string
  invalidId: string
  notFound: string
  loadFailed: string
  listFailed: string
  createFailed: string
  updateFailed: string
  removeFailed: string
  toggleFailed: string
  uploadFailed: string
  empty: string
}

/** The words that a form needs, of a resource or of a singleton, which is never created. */
export type FormTexts = Pick<ResourceTexts, 'fields' | 'hints' | 'loadFailed' | 'updateFailed' | 'uploadFailed'> &
  Partial<Pick<ResourceTexts, 'created' | 'createFailed'>>

/** Field labels that several resources share. */
const sharedFields: Record<Locale, Record<string, string>> = {
  tr: {
    id: 'No',
    name: 'Ad',
    title: 'Başlık',
    slug: 'Adres',
    description: 'Açıklama',
    shortDescription: 'Kısa açıklama',
    imageUrl: 'Görsel',
    isFeatured: 'Öne çıkan',
    specs: 'Teknik özellikler',
    iconIdentifier: 'Simge',
    createdAt: 'Eklenme',
    updatedAt: 'Son değişiklik',
  },
  en: {
    id: 'No',
    name: 'Name',
    title: 'Title',
    slug: 'Address',
    description: 'Description',
    shortDescription: 'Short description',
    imageUrl: 'Picture',
    isFeatured: 'Featured',
    specs: 'Technical features',
    iconIdentifier: 'Icon',
    createdAt: 'Added',
    updatedAt: 'Last change',
  },
}

type Wording = Pick<ResourceTexts, 'columns' | 'hints' | 'flags'>

const sharedWording: Record<Locale, Wording> = {
  tr: {
    columns: { isFeatured: 'Öne çıkan', specs: 'Özellik' },
    hints: {
      shortDescription: `Boş bırakılırsa açıklamanın ilk ${SHORT_DESCRIPTION_LENGTH} karakteri kullanılır.`,
    },
    flags: { isFeatured: { on: 'Öne çıkan', off: 'Öne çıkar' } },
  },
  en: {
    columns: { isFeatured: 'Featured', specs: 'Features' },
    hints: {
      shortDescription: `If left empty, the first ${SHORT_DESCRIPTION_LENGTH} characters of the description are used.`,
    },
    flags: { isFeatured: { on: 'Featured', off: 'Feature' } },
  },
}

/** What fits any resource; a resource's own words (the specification's section 8) go before these. */
const generic: Record<
  Locale,
  (one: string, many: string) => Omit<ResourceTexts, 'one' | 'many' | 'fields' | keyof Wording>
> = {
  tr: (one, many) => ({
    count: (count) => `${count.toLocaleString('tr')} ${lower(one)}`,
    add: `Yeni ${lower(one)}`,
    search: `${one} ara`,
    remove: 'Sil',
    created: `${one} eklendi.`,
    updated: 'Kaydedildi.',
    removed: `${one} silindi.`,
    confirmRemove: 'Bu kaydı silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
    invalidId: `Geçersiz ${one} ID.`,
    notFound: `${one} bulunamadı.`,
    loadFailed: 'Veri çekilirken bir hata oluştu.',
    listFailed: `${one} listesi yüklenemedi.`,
    createFailed: `${one} eklenirken bir hata oluştu.`,
    updateFailed: `${one} güncellenirken bir hata oluştu.`,
    removeFailed: `${one} silinirken hata.`,
    toggleFailed: 'Durum güncellenirken bir hata oluştu.',
    uploadFailed: 'Görsel yüklenirken bir hata oluştu.',
    empty: `Henüz kayıt yok. ${many} burada listelenir.`,
  }),
  en: (one, many) => ({
    count: (count) => `${count.toLocaleString('en')} ${(count === 1 ? one : many).toLowerCase()}`,
    add: `New ${one.toLowerCase()}`,
    search: `Search ${many.toLowerCase()}`,
    remove: `Delete ${one.toLowerCase()}`,
    created: `${one} added.`,
    updated: 'Saved.',
    removed: `${one} deleted.`,
    confirmRemove: 'Delete this record? This cannot be undone.',
    invalidId: `Invalid ${one.toLowerCase()} ID.`,
    notFound: `${one} not found.`,
    loadFailed: 'The data could not be loaded.',
    listFailed: `The list of ${many.toLowerCase()} could not be loaded.`,
    createFailed: `${one} could not be added.`,
    updateFailed: `${one} could not be updated.`,
    removeFailed: `${one} could not be deleted.`,
    toggleFailed: 'The status could not be updated.',
    uploadFailed: 'The picture could not be uploaded.',
    empty: `Nothing here yet. ${many} will be listed here.`,
  }),
}

type Own = Pick<ResourceTexts, 'one' | 'many'> & Partial<ResourceTexts>

const own: Record<string, Record<Locale, Own>> = {
  products: {
    tr: {
      one: 'Ürün',
      many: 'Ürünler',
      fields: { name: 'Ürün adı', isFeatured: 'Ana sayfada öne çıkar' },
      remove: 'Ürünü sil',
      confirmRemove: 'Bu ürünü silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
      empty: 'Henüz ürün yok. İlk ürünü ekleyin; sitede hemen görünür.',
    },
    en: {
      one: 'Product',
      many: 'Products',
      fields: { name: 'Product name', isFeatured: 'Feature on the home page' },
      confirmRemove: 'Delete this product? This cannot be undone.',
      empty: 'No products yet. Add the first one; it appears on the site at once.',
    },
  },
  services: {
    tr: {
      one: 'Hizmet',
      many: 'Hizmetler',
      fields: { name: 'Hizmet adı', isFeatured: 'Ana sayfada öne çıkar' },
      remove: 'Hizmeti sil',
      confirmRemove: 'Bu hizmeti silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
      empty: 'Henüz hizmet yok. İlk hizmeti ekleyin; sitede ve menüde hemen görünür.',
    },
    en: {
      one: 'Service',
      many: 'Services',
      fields: { name: 'Service name', isFeatured: 'Feature on the home page' },
      confirmRemove: 'Delete this service? This cannot be undone.',
      empty: 'No services yet. Add the first one; it appears on the site and in its menu at once.',
    },
  },
  blog: {
    tr: {
      one: 'Yazı',
      many: 'Yazılar',
      fields: {
        content: 'İçerik',
        excerpt: 'Özet',
        author: 'Yazar',
        coverImageUrl: 'Kapak görseli',
        isPublished: 'Durum',
        publishAt: 'Zamanlandığı tarih',
        date: 'Yayın tarihi',
        publishOption: 'Yayın',
        scheduleDaysOffset: 'Kaç gün sonra',
      },
      hints: {
        excerpt: 'Boş bırakılırsa içeriğin başından alınır.',
        author: 'Boş bırakılırsa şirketin adı görünür.',
        scheduleDaysOffset: 'Yazı o gün 14:00 sularında yayınlanır.',
      },
      remove: 'Yazıyı sil',
      confirmRemove: 'Bu yazıyı silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
      listFailed: 'Blog yazıları yüklenemedi.',
      removeFailed: 'Yazı silinirken bir hata oluştu.',
      empty: 'Henüz yazı yok. İlk yazıyı taslak olarak başlatın; hazır olunca yayınlarsınız.',
    },
    en: {
      one: 'Post',
      many: 'Posts',
      fields: {
        content: 'Text',
        excerpt: 'Excerpt',
        author: 'Author',
        coverImageUrl: 'Cover picture',
        isPublished: 'Status',
        publishAt: 'Scheduled for',
        date: 'Published on',
        publishOption: 'Publication',
        scheduleDaysOffset: 'In how many days',
      },
      hints: {
        excerpt: 'If left empty, it is taken from the beginning of the text.',
        author: 'If left empty, the company is named.',
        scheduleDaysOffset: 'The post appears on that day at about 14:00.',
      },
      confirmRemove: 'Delete this post? This cannot be undone.',
      empty: 'No posts yet. Start the first one as a draft, and publish it when it is ready.',
    },
  },
  slides: {
    tr: {
      one: 'Slayt',
      many: 'Slaytlar',
      fields: {
        subtitle: 'Alt başlık',
        ctaText: 'Düğme metni',
        ctaLink: 'Düğme bağlantısı',
        displayOrder: 'Sıra',
      },
      hints: {
        imageUrl: `En iyi ölçü: ${SLIDE_IMAGE_SIZE.width}×${SLIDE_IMAGE_SIZE.height}.`,
        ctaText: 'Düğme, metin ve bağlantı birlikte girilince görünür.',
        displayOrder: 'Küçük sayı önce görünür.',
      },
      remove: 'Slaytı sil',
      confirmRemove: 'Bu slaytı silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
      listFailed: 'Slaytlar yüklenemedi.',
      empty: 'Henüz slayt yok. İlk slaytı ekleyin; ana sayfa onunla açılır.',
    },
    en: {
      one: 'Slide',
      many: 'Slides',
      fields: { subtitle: 'Subtitle', ctaText: 'Button text', ctaLink: 'Button link', displayOrder: 'Order' },
      hints: {
        imageUrl: `Best size: ${SLIDE_IMAGE_SIZE.width}×${SLIDE_IMAGE_SIZE.height}.`,
        ctaText: 'The button appears once both text and link are given.',
        displayOrder: 'Lower numbers come first.',
      },
      confirmRemove: 'Delete this slide? This cannot be undone.',
      empty: 'No slides yet. Add the first one; the home page opens with it.',
    },
  },
  messages: {
    tr: {
      one: 'Mesaj',
      many: 'Mesajlar',
      fields: {
        name: 'Ad soyad',
        email: 'E-posta',
        phoneNumber: 'Telefon',
        subject: 'Konu',
        message: 'Mesaj',
        isRead: 'Okundu',
        isSpam: 'İstenmeyen',
        createdAt: 'Geliş',
      },
      flags: { isRead: { on: 'Okundu', off: 'Okundu işaretle' } },
      remove: 'Mesajı sil',
      confirmRemove: 'Bu mesajı silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
      listFailed: 'Mesajlar yüklenemedi.',
      removeFailed: 'Mesaj silinirken hata oluştu.',
      toggleFailed: 'Okundu durumu güncellenemedi.',
      empty: 'Gelen kutusu boş. İletişim formundan yazılanlar burada görünür.',
    },
    en: {
      one: 'Message',
      many: 'Messages',
      fields: {
        name: 'Name',
        email: 'E-mail',
        phoneNumber: 'Phone',
        subject: 'Subject',
        message: 'Message',
        isRead: 'Read',
        isSpam: 'Spam',
        createdAt: 'Received',
      },
      flags: { isRead: { on: 'Read', off: 'Mark as read' } },
      confirmRemove: 'Delete this message? This cannot be undone.',
      toggleFailed: 'The message could not be marked.',
      empty: 'The inbox is empty. What people write in the contact form appears here.',
    },
  },
}

const humanize = (name: string) => name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())

/** Every word around a resource; one without words of its own gets its name and the generic sentences. */
export function resourceTexts(name: string, locale: Locale): ResourceTexts {
  const words: Own = own[name]?.[locale] ?? { one: humanize(name), many: humanize(name) }
  return {
    ...generic[locale](words.one, words.many),
    ...words,
    fields: { ...sharedFields[locale], ...words.fields },
    columns: { ...sharedWording[locale].columns, ...words.columns },
    hints: { ...sharedWording[locale].hints, ...words.hints },
    flags: { ...sharedWording[locale].flags, ...words.flags },
  }
}
