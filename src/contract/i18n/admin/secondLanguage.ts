import { language } from '../../../company/identity.ts'

/** What people call the language that content has beside its first, under `en`: in the panel's Turkish and in its English. */
export const secondLanguage = language === 'en' ? { tr: 'Türkçe', en: 'Turkish' } : { tr: 'İngilizce', en: 'English' }
