import { language } from '../../../company/identity.ts'
import type { Locale } from '../../constants.ts'
import type { SHARED_FIELDS } from '../../schema/fieldGroups.ts'

/** Within a sentence, so that no line ends at its hyphen. */
export const eposta = 'e-\u2060posta'

/** What people call the language that content has beside its first, under `en`: in the panel's Turkish and in its English. */
export const secondLanguage = language === 'en' ? { tr: 'Türkçe', en: 'Turkish' } : { tr: 'İngilizce', en: 'English' }

/** Labels of the fields that say how a record or a page is found and shared. */
export const labelsOfShared: Record<Locale, Record<(typeof SHARED_FIELDS)[number], string>> = {
  tr: { seoTitle: 'Arama başlığı', seoDescription: 'Arama açıklaması', shareImageUrl: 'Paylaşım görseli' },
  en: { seoTitle: 'Search title', seoDescription: 'Search description', shareImageUrl: 'Sharing picture' },
}

/** What the copy of a record is called. */
export const copied: Record<Locale, (title: string) => string> = {
  tr: (title) => `${title} (kopya)`,
  en: (title) => `${title} (copy)`,
}

/** How a program that did something is called, by the name of its key. */
export const keyActorTexts: Record<Locale, (name: string) => string> = {
  tr: (name) => `${name} (erişim anahtarı)`,
  en: (name) => `${name} (access key)`,
}

/** What forms say where something ends another way than by a save. */
const tr = {
  /** Of a save over what somebody else has saved: nothing where the server's own sentence is in this language. */
  stale: '',
  confirmUndo: 'Kaydetmediğiniz bütün değişiklikler geri alınsın mı?',
  gone: 'Bu kayıt silinmiş. Yazdıklarınız burada duruyor; yeni bir kayıt olarak kaydedebilirsiniz.',
  anew: 'Yeni kayıt olarak aç',
  seeBin: 'Çöp kutusuna bak',
}

const en: typeof tr = {
  stale: 'This record was changed while you were editing it. Look at it as it is now, and save again.',
  confirmUndo: 'Take back all changes that you have not saved?',
  gone: 'This record was deleted. What you typed is still here; you can save it as a new record.',
  anew: 'Open as a new record',
  seeBin: 'Look in the bin',
}

export const formEndTexts: Record<Locale, typeof tr> = { tr, en }
