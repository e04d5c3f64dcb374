import { Mark } from '../../company/Mark.tsx'
import { SplashScreen } from '../components/SplashScreen.tsx'
import { useSite } from '../meta/SiteContext.ts'
import { useSiteLogo } from './SiteLogo.tsx'
import { useSiteSettings } from './siteSettings.ts'

/** The site's first moment: half a second, or as long as its settings are on their way (the specification's section 2). */
export function SiteSplash() {
  const { name } = useSite()
  const { isLoading } = useSiteSettings()
  const logo = useSiteLogo()
  return <SplashScreen name={name} mark={<Mark on="field" size={72} />} logo={logo} isHeld={isLoading} />
}
