import { parseUrl } from '../../../contract/domain/parseUrl.ts'

interface Provider {
  name: string
  /** Matches the provider's hosts. */
  host: RegExp
  /** URL of a page of the provider with the same location; undefined if it cannot be derived. */
  pageOf(map: URL, address: string): string | undefined
}

/** Known map providers. Their page searches for the address if the map's URL has no coordinates. */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'OpenStreetMap',
    host: /(^|\.)openstreetmap\.org$/,
    pageOf: ({ searchParams }, address) => {
      const [latitude, longitude] = searchParams.get('marker')?.split(',').map(Number) ?? []
      if (latitude && longitude)
        return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
      return searchUrl('https://www.openstreetmap.org/search', { query: address })
    },
  },
  {
    name: 'Google Haritalar',
    host: /(^|\.)google\.[a-z.]+$/,
    pageOf: ({ searchParams }, address) =>
      searchUrl('https://www.google.com/maps/search/', { api: '1', query: searchParams.get('q') ?? address }),
  },
  {
    name: 'Yandex Haritalar',
    host: /(^|\.)yandex\.[a-z.]+$/,
    pageOf: (_, address) => searchUrl('https://yandex.com.tr/harita/', { text: address }),
  },
]

/** Search URL; undefined if the query is empty. */
const searchUrl = (page: string, query: Record<string, string>): string | undefined =>
  Object.values(query).every(Boolean) ? `${page}?${new URLSearchParams(query)}` : undefined

/**
 * An embedded map: the name of its provider, which gets the visitor's request when the map is shown, the origin of its frame,
 * and the URL of the provider's page with the same location. Null if its URL is not HTTPS.
 */
export function mapOf(mapIframeUrl: string | null | undefined, address: string) {
  const map = parseUrl(mapIframeUrl ?? '')
  if (map?.protocol !== 'https:') return null
  const provider = PROVIDERS.find(({ host }) => host.test(map.hostname))
  return {
    provider: provider?.name ?? map.hostname,
    origin: map.origin,
    page: provider?.pageOf(map, address) ?? map.href,
  }
}
