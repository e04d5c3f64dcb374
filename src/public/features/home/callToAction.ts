import { parseUrl } from '../../../contract/domain/parseUrl.ts'
import type { PublicResponses } from '../../data/endpoints.ts'

export type PublicSlide = PublicResponses['GET /slides'][number]

const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * The link of a slide: only if it has a text and a URL (docs/product.md, section 2) with a safe protocol. A URL on this site
 * becomes a path.
 */
export function callToActionOf({ ctaText, ctaLink }: PublicSlide, origin: string) {
  const [text, link] = [ctaText?.trim(), ctaLink?.trim()]
  const url = link && parseUrl(link, origin)
  if (!text || !url || !PROTOCOLS.includes(url.protocol)) return
  const isExternal = url.origin !== new URL(origin).origin
  return { text, href: isExternal ? url.href : url.pathname + url.search + url.hash, isExternal }
}
