import type { PublicResponses } from '../../data/endpoints.ts'

export type PublicSlide = PublicResponses['GET /slides'][number]

export interface CallToAction {
  text: string
  href: string
  isExternal: boolean
}

const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * The link of a slide: only if it has a text and a URL (the specification's section 2) with a safe protocol. A URL on this site
 * becomes a path.
 */
export function callToActionOf({ ctaText, ctaLink }: PublicSlide, origin: string): CallToAction | undefined {
  const [text, link] = [ctaText?.trim(), ctaLink?.trim()]
  const url = link ? urlOf(link, origin) : undefined
  if (!text || !url || !PROTOCOLS.includes(url.protocol)) return
  const isOurs = url.origin === new URL(origin).origin
  return { text, href: isOurs ? url.pathname + url.search + url.hash : url.href, isExternal: !isOurs }
}

function urlOf(link: string, origin: string): URL | undefined {
  try {
    return new URL(link, origin)
  } catch {
    return
  }
}
