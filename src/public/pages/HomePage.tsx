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
import { latestOf } from '../home/latestPosts.ts'
import { Notebook } from '../home/Notebook.tsx'
import { useHomeTexts } from '../home/useHomeTexts.ts'
import type { homePage } from '../routes.ts'
import { useSiteSettings } from '../shell/siteSettings.ts'
import type { PageProps } from '../waking/route.ts'
import { listIn } from '../waking/useApi.ts'

/** The home page. Its heading is the company's, whatever the slides say and whether there are any. */
export default function HomePage({ data: { slides, products, services, posts } }: PageProps<typeof homePage>) {
  const { title, lead } = useHomeTexts()
  const site = useSite()
  const { contact, logoUrl } = useSiteSettings()
  const latest = latestOf(listIn(posts))
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
      <FieldPromises />
      <FeaturedProducts products={products} />
      <FeaturedServices services={services} />
      <AssistantSample posts={latest} />
      <Notebook posts={latest} />
      <ClosingCall />
    </>
  )
}
