import type { Locale } from '../../constants.ts'
import siteTexts, { type SiteTexts } from './site.ts'
import siteEnglish from './siteEnglish.ts'

/** Names of the fixed pages, as the site's navigation shows them. */
export const pageNames: Record<Locale, SiteTexts['nav']> = { tr: siteTexts.nav, en: siteEnglish.nav }
