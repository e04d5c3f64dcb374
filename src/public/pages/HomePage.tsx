import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import type { Locale } from '../../contract/constants.ts'
import { HomeRest } from '../features/home/HomeRest.tsx'
import { HomeSlider } from '../features/home/HomeSlider.tsx'
import type { HomeData } from '../features/home/homeData.ts'
import { featuredOrNewest } from '../features/home/homeLists.ts'
import { CONTENT_LOCALE, useLocale, useTexts } from '../i18n/locale.ts'
import { useSiteSettings } from '../layout/siteSettings.ts'
import { Head } from '../meta/Head.tsx'
import { useSite } from '../meta/SiteContext.ts'
import { organization, webSite } from '../meta/structuredData.ts'
import type { PageProps } from '../navigation/route.ts'
import type { homePage } from '../routes.ts'

/** The home page. Its heading is the company's, whatever the slides say and whether there are any. */
export default function HomePage({ data }: PageProps<typeof homePage>) {
  const { slides, posts, content } = data
  const products = featuredOrNewest(data.products, data.newestProducts)
  const services = featuredOrNewest(data.services, data.newestServices)
  const { title, lead, lang } = spokenOf(content, useLocale())
  const { nav } = useTexts()
  const site = useSite()
  const { contact, logoUrl } = useSiteSettings()
  return (
    <>
      <Head
        title={title || nav.home}
        {...(lead && { description: lead })}
        structured={import.meta.env.SSR ? [organization(site, contact, logoUrl), webSite(site)] : undefined}
      />
      <h1>
        <VisuallyHidden lang={lang}>{[site.name, title].filter(Boolean).join(': ')}</VisuallyHidden>
      </h1>
      <HomeSlider slides={slides} />
      <HomeRest products={products} services={services} posts={posts} />
    </>
  )
}

/** What the page is called and says of itself; what is below its first screen brings the English. */
function spokenOf(content: HomeData['content'], locale: Locale) {
  if (content.state !== 'ready') return {}
  const { title, lead, en } = content.data
  if (locale === CONTENT_LOCALE) return { title, lead }
  return { title: en?.title || title, lead: en?.lead || lead, lang: en?.title ? undefined : CONTENT_LOCALE }
}
