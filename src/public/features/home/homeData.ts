import { homeTexts } from '../../../contract/i18n/site/home.ts'
import type { Loaded } from '../../data/answers.ts'
import type { PublicAnswers } from '../../data/calls.ts'
import { createContent } from '../../data/createContent.ts'
import { createTexts } from '../../i18n/locale.ts'

/** The fixed texts of the home page. */
export const useHomeTexts = createTexts(
  homeTexts,
  async () => (await import('../../../contract/i18n/site/homeEnglish.ts')).homeEnglish,
)

/** The texts of the home page that the administrator edits. */
export const useHomeContent = createContent('home')

export interface HomeSectionProps {
  content: NonNullable<ReturnType<typeof useHomeContent>>
}

/** Data of the home page, as its route declares it. */
export interface HomeData {
  slides: Loaded<PublicAnswers['GET /slides']>
  products: Loaded<PublicAnswers['GET /products/featured']>
  services: Loaded<PublicAnswers['GET /services/featured']>
  newestProducts: Loaded<PublicAnswers['GET /products']>
  newestServices: Loaded<PublicAnswers['GET /services']>
  posts: Loaded<PublicAnswers['GET /blog']>
  content: Loaded<PublicAnswers['GET /page-content/home']>
}
