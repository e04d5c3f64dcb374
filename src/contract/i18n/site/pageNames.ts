import type { Locale } from '../../constants.ts'
import { type SiteTexts, siteTexts } from './site.ts'
import siteEnglish from './siteEnglish.ts'

/** Names of the fixed pages, as the site's navigation shows them. */
export const pageNames: Record<Locale, SiteTexts['nav']> = { tr: siteTexts.tr.nav, en: siteEnglish.nav }
