import { about } from './about/about.ts'
import { contactInfo } from './contactInfo/contactInfo.ts'
import { siteSettings } from './siteSettings/siteSettings.ts'

/** Every singleton of the site, by its key. */
export const singletons = { about, 'contact-info': contactInfo, 'site-settings': siteSettings }
