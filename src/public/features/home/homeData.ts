import type { Content } from '../../data/useContent.ts'
import { createTexts } from '../../i18n/locale.ts'
import type { PageProps } from '../../navigation/route.ts'
import type { homePage } from '../../routes.ts'

/** The fixed texts of the home page. */
export const useHomeTexts = createTexts({
  tr: () => import('../../../contract/i18n/site/home.ts'),
  en: () => import('../../../contract/i18n/site/homeEnglish.ts'),
})

export interface HomeSectionProps {
  /** The texts of the home page that the administrator edits. */
  content: Content<'home'>
}

/** Data of the home page, as its route declares it. */
export type HomeData = PageProps<typeof homePage>['data']
