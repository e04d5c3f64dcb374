import { language } from '../../company/identity.ts'
import type { Site } from '../../contract/site.ts'

/** Meta tags that are the same on every page; rendered on the server only. */
export const siteTags = ({ name }: Site) => (
  <>
    <meta property="og:site_name" content={name} />
    <meta property="og:locale" content={{ tr: 'tr_TR', en: 'en_US' }[language]} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="alternate" type="application/rss+xml" title={name} href="/rss.xml" />
  </>
)
