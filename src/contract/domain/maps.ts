import { parseUrl } from './parseUrl.ts'

/** Result of parsing a map link: an embeddable URL, or the reason why there is none. */
export type MapEntry = { url: string } | { fault: MapFault }

/** Reasons: a short link of this provider, a link to a provider's page without a location, or no link at all. */
export type MapFault = 'mapShort' | 'mapPage' | 'embed'

interface Provider {
  /** Pattern of the provider's hosts. */
  host: RegExp
  /** Embeddable URL; undefined if the link has no location. */
  framed(link: URL): string | undefined
}

/** Coordinates as written in links. */
const PLACE = /(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/

/** Embed URL of Google Maps for a search: a name, an address, or latitude and longitude. */
export const mapAround = (place: string): string =>
  `https://www.google.com/maps?${new URLSearchParams({ q: place, output: 'embed' })}`

const google: Provider = {
  host: /^(www|maps)\.google\.[a-z.]+$|^google\.[a-z.]+$/,
  framed(link) {
    const { pathname, searchParams } = link
    if (/^\/maps\/(d\/)?embed\b/.test(pathname) || searchParams.get('output') === 'embed') return link.href
    const place =
      /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(pathname)?.slice(1).join(',') ??
      decoded(/^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1]) ??
      searchParams.get('q') ??
      searchParams.get('query') ??
      PLACE.exec(/\/@([^/]+)/.exec(pathname)?.[1] ?? '')?.[0]
    return place ? mapAround(place) : undefined
  },
}

/** Extent of the map around a location, in degrees. */
const AROUND = 0.01

const openStreetMap: Provider = {
  host: /(^|\.)openstreetmap\.org$/,
  framed(link) {
    const { pathname, searchParams, hash } = link
    if (pathname === '/export/embed.html') return link.href
    const shown = /map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)?.slice(1)
    const [latitude, longitude] = [searchParams.get('mlat') ?? shown?.[0], searchParams.get('mlon') ?? shown?.[1]].map(
      Number,
    )
    if (!latitude || !longitude) return undefined
    const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND].map((each) =>
      each.toFixed(5),
    )
    const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
    return `https://www.openstreetmap.org/export/embed.html?${query}`
  },
}

const yandex: Provider = {
  host: /(^|\.)yandex\.[a-z.]+$/,
  framed(link) {
    if (link.pathname.startsWith('/map-widget/')) return link.href
    const place = link.searchParams.get('ll')
    if (!place) return undefined
    const query = new URLSearchParams({ ll: place, z: link.searchParams.get('z') ?? '15', pt: place })
    return `https://yandex.com.tr/map-widget/v1/?${query}`
  },
}

const PROVIDERS = [google, openStreetMap, yandex]

/** Short links, whose location only the provider can resolve; the panel does not request them. */
const SHORT = /^(maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org)$|^yandex\.[a-z.]+\/(maps|harita)\/-\//

/**
 * Embeddable URL from the owner's input: an embed URL, a provider's `<iframe>` code, or a
 * link to a location. URLs of unknown hosts are returned unchanged; the settings decide which hosts may be framed.
 */
export function mapFrom(entered: string): MapEntry {
  const [, , source] = /<iframe\b[^>]*?\ssrc=(["'])(.*?)\1/is.exec(entered) ?? []
  const link = linkIn((source?.replaceAll('&amp;', '&') ?? entered).trim())
  if (!link) return { fault: 'embed' }
  if (SHORT.test(link.hostname) || SHORT.test(link.hostname + link.pathname)) return { fault: 'mapShort' }
  const provider = PROVIDERS.find(({ host }) => host.test(link.hostname))
  if (!provider) return { url: link.href }
  const url = provider.framed(link)
  return url ? { url } : { fault: 'mapPage' }
}

function linkIn(text: string): URL | undefined {
  if (!/^https:\/\/[^\s"'<>]+$/i.test(text) || !parseUrl(text)) return undefined
  return new URL(text)
}

/** Decodes a path segment; undefined if it is missing or malformed. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part.replaceAll('+', ' ')).trim()
  } catch {
    return undefined
  }
}
