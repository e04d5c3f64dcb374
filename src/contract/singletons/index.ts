import { about } from './about/about.ts'
import { contactInfo } from './contactInfo/contactInfo.ts'
import { footer } from './footer/footer.ts'
import { home } from './home/home.ts'
import { privacy } from './privacy/privacy.ts'
import { siteSettings } from './siteSettings/siteSettings.ts'
import { sustainability } from './sustainability/sustainability.ts'

/** Every singleton of the site, by its key. */
export const singletons = {
  about,
  'contact-info': contactInfo,
  'site-settings': siteSettings,
  home,
  footer,
  sustainability,
  privacy,
}
