import { createContext, type ReactElement, use } from 'react'
import { useLocation } from 'react-router-dom'
import { look } from '../../company/look.ts'
import type { Locale } from '../../contract/constants.ts'
import { hash } from '../../contract/domain/hash.ts'
import { jsonInHtml } from '../../contract/domain/jsonInHtml.ts'
import { FIRST_LOCALE } from '../../contract/domain/locales.ts'
import { OG_IMAGE, type OgImageContent, ogImagePathOf } from '../../contract/domain/ogImage.ts'
import { paths, pathTo } from '../../contract/domain/paths.ts'
import type { Pictures } from '../../contract/domain/pictures.ts'
import { pageDescriptionOf } from '../../contract/domain/plainText.ts'
import type { Shared } from '../../contract/schema/fieldGroups.ts'
import { useContent } from '../data/useContent.ts'
import { headTextOf } from '../i18n/content.tsx'
import { useLocale, useTexts } from '../i18n/locale.ts'
import { usePictures } from '../media/pictureFacts.ts'
import { useOtherAddress } from '../navigation/useOtherAddress.ts'
import { useSite } from './SiteContext.ts'
import { absolute, breadcrumbsJsonLd, type JsonLd, type SiteInLocale, type Step } from './structuredData.ts'

export interface HeadProps {
  /** The page's title; the site's name is appended. */
  title: string
  /** One or two sentences; by default the title and the site's tagline. */
  description?: string | null | undefined
  /** The canonical path, if it differs from the requested one. */
  path?: string
  /** Picture of the page's subject, for its OG image. */
  imageUrl?: string | null
  /** Title, description and OG image that the administrator entered for search engines; they take precedence. */
  seo?: Shared | undefined
  type?: 'website' | 'article'
  /** Builds the structured data of the page's subject, on the server only. Breadcrumbs are added. */
  structured?: ((site: SiteInLocale) => readonly JsonLd[]) | undefined
  /** Parent page in the breadcrumbs, besides the home page. */
  parent?: Step
  /** Adds `noindex`, for pages that search engines should not list. */
  noIndex?: boolean | undefined
}

/**
 * Collects the tags of the head on the server, where they are rendered into the document outside of the root. In the browser
 * React hydrates those tags and updates them on navigation, except for structured data and the Open Graph image.
 */
export const HeadCollector = createContext<CollectHead | null>(null)
export type CollectHead = (tags: ReactElement, ogImage?: OgImageContent) => void

/** Title, meta tags and structured data of a page. To be rendered once per page. */
export function Head({
  title: name,
  description,
  path,
  imageUrl,
  seo,
  type = 'website',
  structured = () => [],
  parent,
  noIndex,
}: HeadProps) {
  const site = useSite()
  const { nav } = useTexts()
  const footer = useContent('footer')
  const tagline = site.tagline ?? headTextOf(footer, 'tagline') ?? ''
  const { pathname } = useLocation()
  const locale = useLocale()
  const home = pathTo(paths.home, locale)
  const canonicalPath = path ?? pathname
  const collect = use(HeadCollector)
  const title = headTextOf(seo, 'seoTitle')?.trim() || name
  const fullTitle = `${title} | ${site.name}`
  const canonicalUrl = absolute(site, canonicalPath)
  const pageDescription = pageDescriptionOf({
    title,
    description: headTextOf(seo, 'seoDescription')?.trim() || description,
    tagline,
  })
  const pictures = usePictures()
  const other = useOtherAddress()
  const alternate = noIndex ? undefined : other?.alternate
  const alternates = alternate !== undefined && {
    [locale]: canonicalPath,
    [other!.switch.locale]: alternate,
  }
  const tags = (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={pageDescription} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonicalUrl} />}
      {alternates &&
        Object.entries({ ...alternates, 'x-default': alternates[FIRST_LOCALE] }).map(([hreflang, path]) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absolute(site, path!)} />
        ))}
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {alternates && <meta property="og:locale:alternate" content={OG_LOCALES[other!.switch.locale]} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={pageDescription} />
      {!noIndex && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:type" content={type} />
    </>
  )
  if (!collect) return tags
  if (import.meta.env.SSR) {
    const ownUrl = seo?.shareImageUrl
    const ogContent = {
      title,
      imageUrl,
      focal: focalOf(pictures, imageUrl),
      ownUrl,
      ownFocal: focalOf(pictures, ownUrl),
    }
    const version = hash(JSON.stringify([look, site.name, site.icon, site.palette, ogContent])).toString(36)
    const ogImage = noIndex ? OG_IMAGE.url : ogImagePathOf(canonicalPath.split('?', 1)[0]!, version)
    const breadcrumbs = [
      { href: home, label: nav.home },
      ...(parent ? [parent] : []),
      { href: canonicalPath, label: name },
    ]
    // Search engines expect a picture for an article: without one it is the page's OG image.
    const pictured = structured({ ...site, locale }).map((thing) =>
      type === 'article' ? { ...thing, image: thing.image ?? absolute(site, ogImage) } : thing,
    )
    const graph = canonicalPath === home ? pictured : [...pictured, breadcrumbsJsonLd({ ...site, locale }, breadcrumbs)]
    collect(
      <>
        {!noIndex && (
          <script type="application/ld+json">
            {jsonInHtml({ '@context': 'https://schema.org', '@graph': graph })}
          </script>
        )}
        {tags}
        <meta property="og:image" content={absolute(site, ogImage)} />
        <meta property="og:image:alt" content={noIndex ? site.name : title} />
        <meta property="og:image:width" content={String(OG_IMAGE.width)} />
        <meta property="og:image:height" content={String(OG_IMAGE.height)} />
      </>,
      noIndex ? undefined : { ...ogContent, version },
    )
  }
  return null
}

const OG_LOCALES: Record<Locale, string> = { tr: 'tr_TR', en: 'en_US' }

function focalOf(pictures: Pictures, url: string | null | undefined) {
  const { focalX, focalY } = pictures[url ?? ''] ?? {}
  return focalX !== undefined && focalY !== undefined ? ([focalX, focalY] as const) : undefined
}
