interface Provider {
  name: string
  /** Which hosts are theirs. */
  host: RegExp
  /** Where they show the same place on a page of their own; undefined when that cannot be told. */
  pageOf(map: URL, address: string): string | undefined
}

/** The usual providers of maps; the address in words finds the place where the map's own address does not say it. */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'OpenStreetMap',
    host: /(^|\.)openstreetmap\.org$/,
    pageOf: ({ searchParams }, address) => {
      const [latitude, longitude] = searchParams.get('marker')?.split(',').map(Number) ?? []
      if (latitude && longitude)
        return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
      return searched('https://www.openstreetmap.org/search', { query: address })
    },
  },
  {
    name: 'Google Haritalar',
    host: /(^|\.)google\.[a-z.]+$/,
    pageOf: ({ searchParams }, address) =>
      searched('https://www.google.com/maps/search/', { api: '1', query: searchParams.get('q') ?? address }),
  },
  {
    name: 'Yandex Haritalar',
    host: /(^|\.)yandex\.[a-z.]+$/,
    pageOf: (_, address) => searched('https://yandex.com.tr/harita/', { text: address }),
  },
]

/** The words must be there: a search for nothing finds nothing. */
const searched = (page: string, query: Record<string, string>): string | undefined =>
  Object.values(query).every(Boolean) ? `${page}?${new URLSearchParams(query)}` : undefined

export interface MapPlace {
  /** Who is contacted when it is shown. */
  provider: string
  /** The origin that would be framed. */
  origin: string
  /** The same place on a page of the provider's own. */
  page: string
}

/** Whose a map is, by its address; null for what is no address on the web's safe side. */
export function mapPlaceOf(mapIframeUrl: string | null | undefined, address: string): MapPlace | null {
  const map = parsed(mapIframeUrl ?? '')
  if (map?.protocol !== 'https:') return null
  const provider = PROVIDERS.find(({ host }) => host.test(map.hostname))
  return {
    provider: provider?.name ?? map.hostname,
    origin: map.origin,
    page: provider?.pageOf(map, address) ?? map.href,
  }
}

/** Browsers of a few years ago know no `URL.parse`. */
function parsed(url: string): URL | null {
  try {
    return new URL(url)
  } catch {
    return null
  }
}
