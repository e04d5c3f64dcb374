import { type Locale, SHORT_DESCRIPTION_LENGTH } from '../../constants.ts'
import { lower } from '../../domain/turkish.ts'
import type { Resource } from '../../schema/resource.ts'
import type { ResourceMessages, ResourceTranslation, SingletonMessages } from '../../schema/resourceMessages.ts'
import type { Singleton } from '../../schema/singleton.ts'
import { secondLanguage } from '../shared/languages.ts'
import { labelsOfShared } from './phrases.ts'

/** Field labels of several resources. */
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
    isHidden: 'Sitede gizle',
    place: 'Sıra',
    specs: 'Teknik özellikler',
    iconIdentifier: 'Simge',
    createdAt: 'Eklenme',
    updatedAt: 'Son değişiklik',
    en: secondLanguage.tr,
    morePictures: 'Diğer görseller',
    'morePictures.imageUrl': 'Görsel',
    ...labelsOfShared.tr,
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
    isHidden: 'Hide on the site',
    place: 'Place',
    specs: 'Technical features',
    iconIdentifier: 'Icon',
    createdAt: 'Added',
    updatedAt: 'Last change',
    en: secondLanguage.en,
    morePictures: 'More pictures',
    'morePictures.imageUrl': 'Picture',
    ...labelsOfShared.en,
  },
}

type Wording = Pick<ResourceMessages, 'columns' | 'hints' | 'flags'>

const sharedWording: Record<Locale, Wording> = {
  tr: {
    columns: { isFeatured: 'Öne çıkan', isHidden: 'Gizli', specs: 'Özellik' },
    hints: {
      morePictures: 'Kendi sayfasında ilk görselin ardından, bu sırayla gösterilir.',
      shortDescription: `Boş bırakılırsa açıklamanın ilk ${SHORT_DESCRIPTION_LENGTH} karakteri kullanılır.`,
      isHidden:
        'Gizli bir kayıt sitede hiçbir yerde görünmez: listelerde, aramada, asistanın yanıtlarında ve kendi adresinde.',
    },
    flags: {
      isFeatured: { isOn: 'Öne çıkan', set: 'Öne çıkar', clear: 'Öne çıkanlardan kaldır' },
      isHidden: { isOn: 'Gizli', set: 'Gizle', clear: 'Sitede göster' },
    },
  },
  en: {
    columns: { isFeatured: 'Featured', isHidden: 'Hidden', specs: 'Features' },
    hints: {
      morePictures: 'Shown on its own page after the first picture, in this order.',
      shortDescription: `If left empty, the first ${SHORT_DESCRIPTION_LENGTH} characters of the description are used.`,
      isHidden:
        'What is hidden appears nowhere on the site: not in lists, search or the assistant’s answers, nor at its own address.',
    },
    flags: {
      isFeatured: { isOn: 'Featured', set: 'Feature', clear: 'Remove from featured' },
      isHidden: { isOn: 'Hidden', set: 'Hide', clear: 'Show on the site' },
    },
  },
}

/** Default texts of a resource; its own texts override them. */
const generic: Record<
  Locale,
  (one: string, many: string) => Omit<ResourceMessages, 'one' | 'many' | 'menu' | 'fields' | keyof Wording>
> = {
  tr: (one, many) => ({
    count: (count) => `${count.toLocaleString('tr')} ${lower(one)}`,
    add: `Yeni ${lower(one)}`,
    search: `${one} ara`,
    remove: 'Sil',
    created: `${one} eklendi.`,
    updated: 'Kaydedildi.',
    removed: `${one} silindi.`,
    confirmRemove: 'Bu kaydı silmek istediğinize emin misiniz?',
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
    confirmRemove: 'Delete this record?',
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

const humanize = (name: string) => name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())

/** All texts of a resource; without its own texts, its name and the generic sentences. */
export function resourceTexts(
  { name, translations }: Pick<Resource, 'name' | 'translations'>,
  locale: Locale,
): ResourceMessages {
  const messages: ResourceTranslation = translations?.[locale] ?? { one: humanize(name), many: humanize(name) }
  return {
    ...generic[locale](messages.one, messages.many),
    ...messages,
    fields: { ...sharedFields[locale], ...messages.fields },
    columns: { ...sharedWording[locale].columns, ...messages.columns },
    hints: { ...sharedWording[locale].hints, ...messages.hints },
    flags: { ...sharedWording[locale].flags, ...messages.flags },
  }
}

const genericOfSingletons: Record<Locale, Omit<SingletonMessages, 'title'>> = {
  tr: {
    fields: { en: secondLanguage.tr, ...labelsOfShared.tr },
    hints: {},
    loadFailed: 'İçerik yüklenemedi.',
    updateFailed: 'İçerik güncellenirken bir hata oluştu.',
    uploadFailed: 'Görsel yüklenirken bir hata oluştu.',
  },
  en: {
    fields: { en: secondLanguage.en, ...labelsOfShared.en },
    hints: {},
    loadFailed: 'The content could not be loaded.',
    updateFailed: 'The content could not be updated.',
    uploadFailed: 'The picture could not be uploaded.',
  },
}

/** All texts of a singleton; without its own texts, its key and the generic sentences. */
export const singletonTexts = (
  { key, translations }: Pick<Singleton, 'key' | 'translations'>,
  locale: Locale,
): SingletonMessages => ({
  ...genericOfSingletons[locale],
  title: key,
  ...translations?.[locale],
  fields: { ...genericOfSingletons[locale].fields, ...translations?.[locale].fields },
})
