import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useContent } from '../data/useContent.ts'
import { HomeSections } from '../features/home/HomeSections.tsx'
import { HomeSlider } from '../features/home/HomeSlider.tsx'
import { featuredOrNewest } from '../features/home/homeLists.ts'
import { headTextOf, langOf } from '../i18n/content.tsx'
import { useTexts } from '../i18n/locale.ts'
import { useSiteSettings } from '../layout/siteSettings.ts'
import { Head } from '../meta/Head.tsx'
import { useSite } from '../meta/SiteContext.ts'
import { organizationJsonLd, webSiteJsonLd } from '../meta/structuredData.ts'
import type { PageProps } from '../navigation/route.ts'
import type { homePage } from '../routes.ts'

/** The home page. Its main heading is the company's name, not the title of a slide. */
export default function HomePage({ data }: PageProps<typeof homePage>) {
  const content = useContent('home')
  const products = featuredOrNewest(data.products, data.newestProducts)
  const services = featuredOrNewest(data.services, data.newestServices)
  const { nav } = useTexts()
  const site = useSite()
  const { contact, logoUrl } = useSiteSettings()
  return (
    <>
      <Head
        title={headTextOf(content, 'title') || nav.home}
        description={headTextOf(content, 'lead')}
        structured={
          import.meta.env.SSR ? (here) => [organizationJsonLd(here, contact, logoUrl), webSiteJsonLd(here)] : undefined
        }
      />
      <h1>
        <VisuallyHidden lang={content && langOf(content, 'title')}>
          {[site.name, content?.title].filter(Boolean).join(': ')}
        </VisuallyHidden>
      </h1>
      <HomeSlider slides={data.slides} />
      <HomeSections
        content={content}
        products={products}
        services={services}
        references={data.references}
        posts={data.posts}
      />
    </>
  )
}
