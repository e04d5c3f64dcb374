import { createTexts } from '../../i18n/locale.ts'

export const useSearchTexts = createTexts({
  tr: () => import('../../../contract/i18n/site/search.ts'),
  en: () => import('../../../contract/i18n/site/searchEnglish.ts'),
})
