import { FIRST_LOCALE } from '../../domain/locales.ts'

/** Name of the second content language (`en`), in the panel's Turkish and in its English. */
export const secondLanguage =
  FIRST_LOCALE === 'en' ? { tr: 'Türkçe', en: 'Turkish' } : { tr: 'İngilizce', en: 'English' }

/** The first one, in Turkish as an owner: its text is "Türkçesi". */
export const firstLanguage =
  FIRST_LOCALE === 'en' ? { tr: 'İngilizcesi', en: 'English' } : { tr: 'Türkçesi', en: 'Turkish' }
