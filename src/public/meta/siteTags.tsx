import { language } from '../../company/identity.ts'
import type { Site } from '../../contract/site.ts'

/** What previews and feed readers are told on every page. It never changes, so the browser needs no code for it. */
export const siteTags = ({ name }: Site) => (
  <>
    <meta property="og:site_name" content={name} />
    <meta property="og:locale" content={{ tr: 'tr_TR', en: 'en_US' }[language]} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="alternate" type="application/rss+xml" title={name} href="/rss.xml" />
  </>
)
