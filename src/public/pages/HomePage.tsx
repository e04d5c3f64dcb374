import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { Head } from '../document/Head.tsx'
import { useSite } from '../document/SiteContext.ts'
import { organization, webSite } from '../document/structuredData.ts'
import { HomeSlider } from '../home/HomeSlider.tsx'
import { homeRest } from '../home/homeRest.ts'
import { useHomeSliderTexts } from '../home/useHomeSliderTexts.ts'
import type { homePage } from '../routes.ts'
import { useSiteSettings } from '../shell/siteSettings.ts'
import { Asleep } from '../waking/Asleep.tsx'
import type { PageProps } from '../waking/route.ts'

/** The home page. Its heading is the company's, whatever the slides say and whether there are any. */
export default function HomePage({ data: { slides, products, services, posts } }: PageProps<typeof homePage>) {
  const { title, lead } = useHomeSliderTexts()
  const site = useSite()
  const { contact, logoUrl } = useSiteSettings()
  return (
    <>
      <Head
        title={title}
        description={lead}
        structured={import.meta.env.SSR ? [organization(site, contact, logoUrl), webSite(site)] : undefined}
      />
      <h1>
        <VisuallyHidden>{`${site.name}: ${title}`}</VisuallyHidden>
      </h1>
      <HomeSlider slides={slides} />
      <Asleep code={homeRest} given={{ products, services, posts }} isWanted={![products, services].every(isReady)} />
    </>
  )
}

/** What did not come may be asked for again. */
const isReady = ({ state }: { state: string }) => state === 'ready'
