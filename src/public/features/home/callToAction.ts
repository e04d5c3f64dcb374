import type { PublicAnswers } from '../../data/calls.ts'

export type SeenSlide = PublicAnswers['GET /slides'][number]

export interface CallToAction {
  text: string
  href: string
  /** It leads out of this site. */
  isElsewhere: boolean
}

const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * Where a slide leads: only when link and text both exist (the specification's section 2), and only where a link may
 * lead. An address that is no path, nor safe to follow, counts as none; one on this site becomes a path of it.
 */
export function callToActionOf({ ctaText, ctaLink }: SeenSlide, origin: string): CallToAction | undefined {
  const [text, link] = [ctaText?.trim(), ctaLink?.trim()]
  const url = link ? urlOf(link, origin) : undefined
  if (!text || !url || !FOLLOWED.includes(url.protocol)) return
  const isOurs = url.origin === new URL(origin).origin
  return { text, href: isOurs ? url.pathname + url.search + url.hash : url.href, isElsewhere: !isOurs }
}

function urlOf(link: string, origin: string): URL | undefined {
  try {
    return new URL(link, origin)
  } catch {
    return
  }
}
