import { about } from './about.ts'
import { contactInfo } from './contactInfo.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { privacy } from './privacy.ts'
import { siteSettings } from './siteSettings.ts'
import { sustainability } from './sustainability.ts'

/** All singletons of the site, by key. */
export const singletons = {
  about,
  'contact-info': contactInfo,
  'site-settings': siteSettings,
  home,
  footer,
  sustainability,
  privacy,
}
