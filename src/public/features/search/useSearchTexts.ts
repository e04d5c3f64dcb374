import { search } from '../../../contract/i18n/site/search.ts'
import { createTexts } from '../../i18n/locale.ts'

export const useSearchTexts = createTexts(search, () => import('../../../contract/i18n/site/searchEnglish.ts'))
