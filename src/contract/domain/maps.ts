import { parseUrl } from './parseUrl.ts'

/** What becomes of what somebody enters as a map: an address that a page can frame, or why there is none. */
export type MapEntry = { url: string } | { fault: MapFault }

/** Whoever asks where a short link leads, a link to a page of the provider's own that shows no place, or no link at all. */
export type MapFault = 'mapShort' | 'mapPage' | 'embed'

interface Provider {
  /** Which hosts are theirs. */
  host: RegExp
  /** The address that can be framed; undefined where the link shows no place. */
  framed(link: URL): string | undefined
}

/** A place on the earth, as links write it. */
const PLACE = /(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/

/** A Google map around whatever its search finds: a place's name, an address, or latitude and longitude. */
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

/** How much of the land around a place is shown, in degrees. */
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

/** Links that say nothing of a place until their provider is asked, which the panel does not do behind anybody's back. */
const SHORT = /^(maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org)$|^yandex\.[a-z.]+\/(maps|harita)\/-\//

/**
 * What a page can frame of what an owner has at hand: the address of an embedded map, a provider's own `<iframe>` code, or a
 * link to the place. A host that is not known is taken as it is; which hosts may be framed is for the settings to say.
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

/** A part of a path as people write it; undefined for what is missing or cannot be read. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part.replaceAll('+', ' ')).trim()
  } catch {
    return undefined
  }
}
