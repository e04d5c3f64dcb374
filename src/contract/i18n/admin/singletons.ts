import type { Locale } from '../../constants.ts'
import type { Singleton } from '../../schema/singleton.ts'
import type { SingletonTexts } from '../../schema/words.ts'
import { secondLanguage } from './secondLanguage.ts'
import { labelsOfShared } from './sharedFields.ts'

/** What fits any singleton. */
const generic: Record<Locale, Omit<SingletonTexts, 'title'>> = {
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

/** Every word around a singleton; one without words of its own goes by its key. */
export const singletonTexts = ({ key, words }: Pick<Singleton, 'key' | 'words'>, locale: Locale): SingletonTexts => ({
  ...generic[locale],
  title: key,
  ...words?.[locale],
  fields: { ...generic[locale].fields, ...words?.[locale].fields },
})
