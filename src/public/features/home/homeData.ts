import { homeTexts } from '../../../contract/i18n/site/home.ts'
import type { PublicResponses } from '../../data/endpoints.ts'
import type { Loaded } from '../../data/responses.ts'
import type { Content } from '../../data/useContent.ts'
import { createTexts } from '../../i18n/locale.ts'

/** The fixed texts of the home page. */
export const useHomeTexts = createTexts(
  homeTexts,
  async () => (await import('../../../contract/i18n/site/homeEnglish.ts')).homeEnglish,
)

export interface HomeSectionProps {
  /** The texts of the home page that the administrator edits. */
  content: Content<'home'>
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
