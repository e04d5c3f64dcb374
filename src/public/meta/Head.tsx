import { createContext, type ReactElement, use } from 'react'
import { useLocation } from 'react-router-dom'
import { look } from '../../company/look.ts'
import { hash } from '../../contract/domain/hash.ts'
import { jsonInHtml } from '../../contract/domain/jsonInHtml.ts'
import { OG_IMAGE, type OgImageContent, ogImagePathOf } from '../../contract/domain/ogImage.ts'
import type { Pictures } from '../../contract/domain/pictures.ts'
import { pageDescriptionOf } from '../../contract/domain/plainText.ts'
import type { Shared } from '../../contract/schema/fieldGroups.ts'
import type { Site } from '../../contract/site.ts'
import { useTexts } from '../i18n/locale.ts'
import { usePictures } from '../media/pictureFacts.ts'
import { useSite } from './SiteContext.ts'
import { absolute, breadcrumbList, type Step, type Thing } from './structuredData.ts'

export interface HeadProps {
  /** The page's title; the site's name is appended. */
  title: string
  /** One or two sentences; by default the title and the site's tagline. */
  description?: string | null
  /** The canonical path, if it differs from the requested one. */
  path?: string
  /** Picture of the page's subject, for its OG image. */
  imageUrl?: string | null
  /** Title, description and picture for search and sharing that the administrator entered; they take precedence. */
  found?: Shared | undefined
  type?: 'website' | 'article'
  /** Builds the structured data of the page's subject, on the server only. Breadcrumbs are added. */
  structured?: ((site: Site) => readonly Thing[]) | undefined
  /** Parent page in the breadcrumbs, besides the home page. */
  under?: Step
  /** Adds `noindex`, for pages that search engines should not list. */
  isMissing?: boolean | undefined
}

/**
 * Collects the tags of the head on the server, where they are rendered into the document outside of the root. In the browser
 * React hydrates those tags and updates them on navigation.
 */
export const HeadCollector = createContext<CollectHead | null>(null)
export type CollectHead = (tags: ReactElement, ogImage?: OgImageContent) => void

/** The site's tagline, for the description of pages that have none. */
export const TaglineContext = createContext('')

/** Title, meta tags and structured data of a page. To be rendered once per page. */
export function Head({
  title: name,
  description,
  path,
  imageUrl,
  found,
  type = 'website',
  structured = () => [],
  under,
  isMissing,
}: HeadProps) {
  const site = useSite()
  const { nav } = useTexts()
  const tagline = use(TaglineContext)
  const { pathname } = useLocation()
  const collect = use(HeadCollector)
  const title = found?.seoTitle?.trim() || name
  const fullTitle = `${title} | ${site.name}`
  const here = path ?? (pathname.replace(/\/+$/, '') || '/')

  const address = absolute(site, here)
  const about = pageDescriptionOf({ title, description: found?.seoDescription?.trim() || description, tagline })
  const pictures = usePictures()
  const ownUrl = found?.shareImageUrl
  const shown = { title, imageUrl, focal: focalOf(pictures, imageUrl), ownUrl, ownFocal: focalOf(pictures, ownUrl) }
  const version = hash(JSON.stringify([look, site.name, shown])).toString(36)
  const picture = isMissing ? OG_IMAGE.url : ogImagePathOf(here.split('?', 1)[0]!, version)
  const tags = (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      {isMissing ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      {!isMissing && <meta property="og:url" content={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:image" content={absolute(site, picture)} />
      <meta property="og:image:alt" content={isMissing ? site.name : title} />
      <meta property="og:image:width" content={String(OG_IMAGE.width)} />
      <meta property="og:image:height" content={String(OG_IMAGE.height)} />
    </>
  )
  if (!collect) return tags
  if (import.meta.env.SSR) {
    const breadcrumbs = [{ href: '/', label: nav.home }, ...(under ? [under] : []), { href: here, label: name }]
    // Search engines expect a picture for an article: without one it is the page's OG image.
    const pictured = structured(site).map((thing) =>
      type === 'article' ? { ...thing, image: thing.image ?? absolute(site, picture) } : thing,
    )
    const things = here === '/' ? pictured : [...pictured, breadcrumbList(site, breadcrumbs)]
    collect(
      <>
        {!isMissing && (
          <script type="application/ld+json">
            {jsonInHtml({ '@context': 'https://schema.org', '@graph': things })}
          </script>
        )}
        {tags}
      </>,
      isMissing ? undefined : { ...shown, version },
    )
  }
  return null
}

function focalOf(pictures: Pictures, url: string | null | undefined) {
  const { focalX, focalY } = pictures[url ?? ''] ?? {}
  return focalX !== undefined && focalY !== undefined ? ([focalX, focalY] as const) : undefined
}
