import { createContext, type ReactElement, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from './SiteContext.ts'

export interface HeadProps {
  /** The page's own title; the home page has none besides the site's. */
  title: string
  description?: string | null
  /** The page's one address, when it differs from the one that was asked for. */
  path?: string
  /** A picture of what the page is about. */
  imageUrl?: string | null
  /** Says that there is nothing to be found here: not for search engines. */
  isMissing?: boolean
}

/**
 * On the server a page's head is collected instead of rendered, because it stands in the document, outside of the
 * root. In the browser React finds those tags there, takes them over, and keeps them right on navigation.
 */
export const HeadCollector = createContext<((tags: ReactElement) => void) | null>(null)
/** Hears the title of each page, for those who do not see it change. */
export const TitleListener = createContext<(title: string) => void>(() => {})

/** What search engines, browser tabs and previews are told about a page. Once per page. */
export function Head({ title, description, path, imageUrl, isMissing = false }: HeadProps) {
  const site = useSite()
  const { pathname } = useLocation()
  const collect = use(HeadCollector)
  const onTitle = use(TitleListener)
  const fullTitle = `${title} | ${site.name}`
  useEffect(() => onTitle(fullTitle), [onTitle, fullTitle])

  const address = site.url + (path ?? (pathname.replace(/\/+$/, '') || '/'))
  const tags = (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isMissing ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {!isMissing && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      {imageUrl && <meta property="og:image" content={/^https?:/i.test(imageUrl) ? imageUrl : site.url + imageUrl} />}
    </>
  )
  if (!collect) return tags
  collect(tags)
  return null
}
