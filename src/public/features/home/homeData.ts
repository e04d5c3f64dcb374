import type { Loaded } from '../../data/answers.ts'
import type { PublicAnswers } from '../../data/calls.ts'
import type { useHomeContent } from './useHomeContent.ts'

/** What the home page says. */
export interface Saying {
  content: HomeContent
}

export type HomeContent = NonNullable<ReturnType<typeof useHomeContent>>

/** What the home page is drawn with. */
export interface HomeData {
  slides: Loaded<PublicAnswers['GET /slides']>
  products: Loaded<PublicAnswers['GET /products/featured']>
  services: Loaded<PublicAnswers['GET /services/featured']>
  newestProducts: Loaded<PublicAnswers['GET /products']>
  newestServices: Loaded<PublicAnswers['GET /services']>
  posts: Loaded<PublicAnswers['GET /blog']>
  content: Loaded<PublicAnswers['GET /page-content/home']>
}
