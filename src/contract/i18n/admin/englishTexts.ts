import type { Locale } from '../../constants.ts'
import { FIRST_LOCALE } from '../../domain/locales.ts'
import { firstLanguage, secondLanguage } from '../shared/languages.ts'

const { tr: own, en: first } = firstLanguage

/** The panel's texts about the second content language, which `secondLanguage` names. */
const tr = {
  /** States of one text. */
  states: { missing: 'Eksik', outdated: 'Güncel değil', current: 'Güncel', same: `${own}yle aynı` },
  /** Current once it is saved. */
  unsaved: 'Kaydedince güncel',
  /** Before quoted words. */
  removed: `${own}nden çıkan:`,
  added: `${own}ne eklenen:`,
  stillRight: 'Hâlâ doğru',
  same: `${own}yle aynı`,
  /** Accessible name of a button beside an input. */
  of: (action: string, label: string) => `${action}: ${label}`,
  /** Marks inputs of this language. */
  tag: FIRST_LOCALE === 'en' ? 'TR' : 'EN',
  ofList: (state: string) => `${secondLanguage.tr}: ${state}`,
  /** Column and filter of lists, with the states of a record. */
  column: secondLanguage.tr,
  ofRecords: { missing: 'Yok', partial: 'Yarım', outdated: 'Güncel değil', current: 'Güncel' },
  anyState: `${secondLanguage.tr}: tümü`,
  /** On the overview, each before the records in this state. */
  waiting: {
    missing: `${secondLanguage.tr}si yok:`,
    partial: `${secondLanguage.tr}si yarım:`,
    outdated: `${secondLanguage.tr}si güncel değil:`,
  },
  pageTexts: (count: string) => `${count} sayfa metni`,
  /** Drafts of a model. */
  drafting: {
    waiting: (missing: number, outdated: number) =>
      `${secondLanguage.tr}si ${[missing && `${missing} metinde eksik`, outdated && `${outdated} metinde güncel değil`].filter(Boolean).join(', ')}.`,
    translate: 'Çevir',
    translating: 'Çevriliyor…',
    stop: 'Durdur',
    filled: (count: number) => `${count} metin çevrildi. Okuyup düzeltin, sonra kaydedin.`,
    notFilled: (labels: string) => `Çevrilemedi: ${labels}.`,
    unsavedFirst: 'Kaydetmediğiniz metinler çevrilmez; önce kaydedin.',
    undo: 'Çeviriyi geri al',
    undone: 'Çeviri geri alındı.',
    failed: 'Çeviri hazırlanırken bir hata oluştu. Biraz sonra yeniden deneyin.',
  },
}

const en: typeof tr = {
  states: { missing: 'Missing', outdated: 'Out of date', current: 'Current', same: `Same as the ${first}` },
  unsaved: 'Current once saved',
  removed: `Gone from the ${first}:`,
  added: `New in the ${first}:`,
  stillRight: 'Still right',
  same: `Same as the ${first}`,
  of: (action, label) => `${action}: ${label}`,
  tag: tr.tag,
  ofList: (state) => `${secondLanguage.en}: ${state}`,
  column: secondLanguage.en,
  ofRecords: { missing: 'None', partial: 'Partly', outdated: 'Out of date', current: 'Current' },
  anyState: `${secondLanguage.en}: all`,
  waiting: {
    missing: `No ${secondLanguage.en}:`,
    partial: `${secondLanguage.en} in part:`,
    outdated: `${secondLanguage.en} out of date:`,
  },
  pageTexts: (count) => `${count} page texts`,
  drafting: {
    waiting: (missing, outdated) =>
      `${secondLanguage.en}: ${[missing && `${missing} missing`, outdated && `${outdated} out of date`].filter(Boolean).join(', ')}.`,
    translate: 'Translate',
    translating: 'Translating…',
    stop: 'Stop',
    filled: (count) => `${count === 1 ? '1 text' : `${count} texts`} translated. Read and correct, then save.`,
    notFilled: (labels) => `Not translated: ${labels}.`,
    unsavedFirst: 'Texts that you have not saved are not translated; save them first.',
    undo: 'Take the translation back',
    undone: 'The translation was taken back.',
    failed: 'The translation could not be prepared. Try again in a little while.',
  },
}

export const englishTexts: Record<Locale, typeof tr> = { tr, en }
