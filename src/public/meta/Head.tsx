import { createContext, type ReactElement, use, useEffect } from 'react'
import { look } from '../../company/look.ts'
import { hash } from '../../contract/domain/hash.ts'
import { jsonInHtml } from '../../contract/domain/jsonInHtml.ts'
import type { Pictures } from '../../contract/domain/pictures.ts'
import { pageDescriptionOf } from '../../contract/domain/plainText.ts'
import { SHARING_PICTURE, type SharingCard, sharingAddressOf } from '../../contract/domain/sharing.ts'
import type { Shared } from '../../contract/schema/fieldGroups.ts'
import { useTexts } from '../i18n/locale.ts'
import { usePictures } from '../media/PicturesContext.ts'
import { usePlace } from '../navigation/Place.tsx'
import { useSite } from './SiteContext.ts'
import { absolute, breadcrumbList, type Step, type Thing } from './structuredData.ts'

export interface HeadProps {
  /** The page's own title; the site's name is put behind it. */
  title: string
  /** One or two sentences; without any, the site's own line. */
  description?: string | null
  /** The page's one address, when it differs from the one that was asked for. */
  path?: string
  /** A picture of what the page is about, for its sharing picture. */
  imageUrl?: string | null
  /** What its owner says of how it is found and shared, before what is derived. */
  found?: Shared | undefined
  type?: 'website' | 'article'
  /** What the page is about, for machines (`structuredData.ts`). The way to it is added. Only documents have it. */
  structured?: readonly Thing[] | undefined
  /** The list that the page lies under, when it does not lie under the home page itself. */
  under?: Step
  /** Says that there is nothing to be found here: not for search engines. */
  isMissing?: boolean | undefined
}

/**
 * On the server a page's head is collected instead of rendered, because it stands in the document, outside of the
 * root. In the browser React finds those tags there, takes them over, and keeps them right on navigation.
 */
export const HeadCollector = createContext<CollectHead | null>(null)
export type CollectHead = (tags: ReactElement, card?: SharingCard) => void

/** Hears the title of each page, for those who do not see it change. */
export const TitleListener = createContext<(title: string) => void>(() => {})

/** The site's own line, for pages that say nothing of themselves. */
export const TaglineContext = createContext('')

/** What search engines, browser tabs and previews are told about a page. Once per page. */
export function Head({
  title: name,
  description,
  path,
  imageUrl,
  found,
  type = 'website',
  structured = [],
  under,
  isMissing,
}: HeadProps) {
  const site = useSite()
  const { nav } = useTexts()
  const tagline = use(TaglineContext)
  const { pathname } = usePlace()
  const collect = use(HeadCollector)
  const onTitle = use(TitleListener)
  const title = found?.seoTitle?.trim() || name
  const fullTitle = `${title} | ${site.name}`
  const here = path ?? (pathname.replace(/\/+$/, '') || '/')
  useEffect(() => onTitle(fullTitle), [onTitle, fullTitle])

  const address = absolute(site, here)
  const about = pageDescriptionOf({ title, description: found?.seoDescription?.trim() || description, tagline })
  const pictures = usePictures()
  const ownUrl = found?.shareImageUrl
  const shown = { title, imageUrl, focal: focalOf(pictures, imageUrl), ownUrl, ownFocal: focalOf(pictures, ownUrl) }
  const version = hash(JSON.stringify([look, site.name, shown])).toString(36)
  const picture = isMissing ? SHARING_PICTURE.url : sharingAddressOf(here.split('?', 1)[0]!, version)
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
      <meta property="og:image:width" content={String(SHARING_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARING_PICTURE.height)} />
    </>
  )
  if (!collect) return tags
  if (import.meta.env.SSR) {
    const way = [{ href: '/', label: nav.home }, ...(under ? [under] : []), { href: here, label: name }]
    // Search engines want an article to have a picture: without one of its own it is the page's sharing picture.
    const pictured = structured.map((thing) =>
      type === 'article' ? { ...thing, image: thing.image ?? absolute(site, picture) } : thing,
    )
    const things = here === '/' ? pictured : [...pictured, breadcrumbList(site, way)]
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
