import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { Head } from '../document/Head.tsx'
import { useSite } from '../document/SiteContext.ts'
import { organization, webSite } from '../document/structuredData.ts'
import { AssistantSample } from '../home/AssistantSample.tsx'
import { ClosingCall } from '../home/ClosingCall.tsx'
import { FeaturedProducts } from '../home/FeaturedProducts.tsx'
import { FeaturedServices } from '../home/FeaturedServices.tsx'
import { FieldPromises } from '../home/FieldPromises.tsx'
import { HomeSlider } from '../home/HomeSlider.tsx'
import { Notebook } from '../home/Notebook.tsx'
import { useHomeTexts } from '../home/useHomeTexts.ts'
import { useSiteSettings } from '../shell/siteSettings.ts'

/** The home page. Its heading is the company's, whatever the slides say and whether there are any. */
export default function HomePage() {
  const { title, lead } = useHomeTexts()
  const site = useSite()
  const { contact, logoUrl } = useSiteSettings()
  return (
    <>
      <Head title={title} description={lead} structured={[organization(site, contact, logoUrl), webSite(site)]} />
      <h1>
        <VisuallyHidden>{`${site.name}: ${title}`}</VisuallyHidden>
      </h1>
      <HomeSlider />
      <FieldPromises />
      <FeaturedProducts />
      <FeaturedServices />
      <AssistantSample />
      <Notebook />
      <ClosingCall />
    </>
  )
}
