import { ADMIN_PATH } from '../constants.ts'
import { resources } from '../resources/index.ts'
import { STEP, wantedIn, wantedOf } from '../resources/messages.ts'
import { type Access, endpointOf, parseEndpoint } from '../schema/endpoint.ts'
import type { ListQuery } from '../schema/lists.ts'
import { type ListParams, listParamsIn, listSearchOf, withoutDefaultSort } from '../schema/panelLists.ts'
import type { Resource } from '../schema/resource.ts'
import { dashboardEndpoints } from './endpoints.ts'

/**
 * API paths, below the API root, that the panel requests first at a URL: those of its menu, and of the list or form. The document
 * preloads them while the panel's code is loaded.
 */
export function panelPreloadsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'http://panel')
  const path = pathname.replace(/\/+$/, '')
  if (path !== ADMIN_PATH && !path.startsWith(`${ADMIN_PATH}/`)) return []
  const reads = Object.values<Resource>(resources).flatMap((resource) => {
    const { list, read } = resource.endpoints
    const place = `${ADMIN_PATH}/${resource.panelPath ?? resource.name}`
    if (path === place)
      return `${pathOf(list)}?${listSearchOf(withoutDefaultSort(queryIn(searchParams, resource)), resource)}`
    const [, id] = path.startsWith(`${place}/edit/`) ? (/\/edit\/(\d+)$/.exec(path) ?? []) : []
    return id && read ? pathOf(read, id) : []
  })
  return [pathOf(dashboardEndpoints.stats), ...reads]
}

const pathOf = (access: Access, id = '') => parseEndpoint(endpointOf(access)).path.replace(/:\w+/, id)

function queryIn(search: URLSearchParams, resource: Resource): ListQuery {
  if (resource === resources.messages) return queryOf({ page: 1, perPage: STEP, ...wantedOf(wantedIn(search)) })
  return queryOf(listParamsIn(search, resource))
}

const queryOf = ({ page, perPage, filter, sort }: ListParams): ListQuery => ({
  range: [(page - 1) * perPage, page * perPage - 1],
  filter,
  sort: [sort.field, sort.order],
})
