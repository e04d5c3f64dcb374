import { dashboardEndpoints } from './dashboardCalls.ts'
import { type Access, endpointOf, parseEndpoint } from './endpoint.ts'
import type { ListQuery } from './lists.ts'
import { askedOf, type ListOrder, listSearchOf, narrowingIn, ownOrderOf, rowsPerPageOf } from './panelLists.ts'
import type { Resource } from './resource.ts'
import { resources } from './resources/index.ts'
import { STEP, wantedIn, wantedOf } from './resources/messages/views.ts'

/** The panel's own address. */
const ROOT = '/admin'

/** What only addresses say that nobody was led to; what it means is react-admin's. */
const UNUSUAL = ['perPage', 'filter', 'displayedFilters']

/**
 * What the panel asks for first at an address, below the API root: the very calls that its menu and the list or form there make,
 * for who has them under way before any of the panel's code is here. What cannot be told is left to the screen.
 */
export function panelReadsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'http://panel')
  const path = pathname.replace(/\/+$/, '')
  if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return []
  const reads = Object.values<Resource>(resources).flatMap((resource) => {
    const { list, read } = resource.endpoints
    const place = `${ROOT}/${resource.panelPath ?? resource.name}`
    const query = path === place && queryIn(searchParams, resource)
    if (query) return `${pathOf(list)}?${listSearchOf(askedOf(query), resource)}`
    const [, id] = path.startsWith(`${place}/edit/`) ? (/\/edit\/(\d+)$/.exec(path) ?? []) : []
    return id && read ? pathOf(read, id) : []
  })
  return [pathOf(dashboardEndpoints.stats), ...reads]
}

const pathOf = (access: Access, id = '') => parseEndpoint(endpointOf(access)).path.replace(/:\w+/, id)

function queryIn(search: URLSearchParams, resource: Resource): ListQuery | undefined {
  if (resource === resources.messages) return pageOf(1, STEP, wantedOf(wantedIn(search)))
  const [page, field] = [search.get('page') ?? '1', search.get('sort')]
  const order = (['ASC', 'DESC'] as const).find((each) => each === search.get('order'))
  const isUsual = /^[1-9]\d{0,5}$/.test(page) && Boolean(field) === Boolean(order)
  if (!isUsual || UNUSUAL.some((name) => search.has(name))) return undefined
  const filter = narrowingIn(search, resource)
  const sort = field && order ? { field, order } : ownOrderOf(resource, filter)
  return pageOf(Number(page), rowsPerPageOf(resource), { filter, sort })
}

const pageOf = (
  page: number,
  perPage: number,
  { filter, sort }: Pick<ListQuery, 'filter'> & { sort: ListOrder },
): ListQuery => ({
  range: [(page - 1) * perPage, page * perPage - 1],
  filter,
  sort: [sort.field, sort.order],
})
