import { about } from './about.ts'
import { chatTexts } from './chatTexts.ts'
import { contactInfo } from './contactInfo.ts'
import { contactPage } from './contactPage.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { blogPage, productsPage, referencesPage, servicesPage } from './listPages.ts'
import { menu } from './menu.ts'
import { privacy } from './privacy.ts'
import { siteSettings } from './siteSettings.ts'
import { sustainability } from './sustainability.ts'

/** All singletons of the site, by key. */
export const singletons = {
  about,
  'contact-info': contactInfo,
  'site-settings': siteSettings,
  home,
  'products-page': productsPage,
  'services-page': servicesPage,
  'references-page': referencesPage,
  'blog-page': blogPage,
  'contact-page': contactPage,
  'chat-texts': chatTexts,
  menu,
  footer,
  sustainability,
  privacy,
}
