import { Asleep } from '../navigation/Asleep.tsx'
import { lazyPage } from '../navigation/lazyPage.tsx'
import { useSiteSettings } from './siteSettings.ts'

export const footerCode = lazyPage<object>('src/public/layout/SiteFooter.tsx', () => import('./SiteFooter.tsx'))

const NOTHING = {}

/** The site's footer, as the server drew it until it has more to say. */
export function FootOfSite() {
  const { failure, isLoading } = useSiteSettings()
  return <Asleep code={footerCode} given={NOTHING} isWanted={failure !== null || isLoading} />
}
