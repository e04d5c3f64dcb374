import type { Locale } from '../../constants.ts'
import type { SHARED_FIELDS } from '../../schema/fieldGroups.ts'

/** The word within a sentence, without a line break at its hyphen. */
export const eposta = 'e-\u2060posta'

/** Labels of the SEO and sharing fields. */
export const labelsOfShared: Record<Locale, Record<(typeof SHARED_FIELDS)[number], string>> = {
  tr: { seoTitle: 'Arama başlığı', seoDescription: 'Arama açıklaması', shareImageUrl: 'Paylaşım görseli' },
  en: { seoTitle: 'Search title', seoDescription: 'Search description', shareImageUrl: 'Sharing picture' },
}

/** Title of a record's copy. */
export const copied: Record<Locale, (title: string) => string> = {
  tr: (title) => `${title} (kopya)`,
  en: (title) => `${title} (copy)`,
}

/** Name of an API key as the actor of an action. */
export const keyActorTexts: Record<Locale, (name: string) => string> = {
  tr: (name) => `${name} (erişim anahtarı)`,
  en: (name) => `${name} (access key)`,
}

/** Messages about conflicts, deleted records and discarding. */
const tr = {
  /** Conflict with a save of another person: undefined if the server's own message is in this language. */
  stale: '',
  confirmUndo: 'Kaydetmediğiniz bütün değişiklikler geri alınsın mı?',
  gone: 'Bu kayıt silinmiş. Yazdıklarınız burada duruyor; yeni bir kayıt olarak kaydedebilirsiniz.',
  saveAsNew: 'Yeni kayıt olarak aç',
  seeBin: 'Çöp kutusuna bak',
}

const en: typeof tr = {
  stale: 'This record was changed while you were editing it. Look at it as it is now, and save again.',
  confirmUndo: 'Take back all changes that you have not saved?',
  gone: 'This record was deleted. What you typed is still here; you can save it as a new record.',
  saveAsNew: 'Open as a new record',
  seeBin: 'Look in the bin',
}

export const formEndTexts: Record<Locale, typeof tr> = { tr, en }
