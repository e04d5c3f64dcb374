import { homeTexts } from '../../../contract/i18n/site/home.ts'
import { createContent } from '../../data/createContent.ts'
import type { PublicResponses } from '../../data/endpoints.ts'
import type { Loaded } from '../../data/responses.ts'
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
  slides: Loaded<PublicResponses['GET /slides']>
  products: Loaded<PublicResponses['GET /products/featured']>
  services: Loaded<PublicResponses['GET /services/featured']>
  newestProducts: Loaded<PublicResponses['GET /products']>
  newestServices: Loaded<PublicResponses['GET /services']>
  posts: Loaded<PublicResponses['GET /blog']>
}
