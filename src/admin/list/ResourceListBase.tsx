import {
  ListBase,
  type RouterNavigateFunction,
  type RouterProvider,
  RouterProviderContext,
  reactRouterProvider,
  useListContext,
} from 'ra-core'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  defaultOrderOf,
  filterIn,
  type ListParams,
  listParamsIn,
  rowsPerPage,
} from '../../contract/schema/panelLists.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { useResourceOptions } from '../resources/definitions.ts'

/**
 * React-admin's list controller with short addresses: it reads and writes its parameters as
 * `?filter={"q":"nem"}&sort=id&order=DESC&page=2&perPage=25`, which is `?q=nem&page=2` in the address bar. Filters without a short form
 * stay in `filter`. Nothing is stored in react-admin's store: a list without parameters in its address shows its default.
 */
export function ResourceListBase({ children }: { children: ReactNode }) {
  const lastPage = useRef<LastPageNumber>(undefined)
  return (
    <LastPageContext.Provider value={lastPage}>
      <RouterProviderContext.Provider value={shortAddresses}>
        <ListBase disableAuthentication storeKey={false} queryOptions={SILENT}>
          <LastPage />
          {children}
        </ListBase>
      </RouterProviderContext.Provider>
    </LastPageContext.Provider>
  )
}

/** A failed list shows its error itself, without a notification. */
const SILENT = { onError: () => {} } as const

const shortAddresses: RouterProvider = {
  ...reactRouterProvider,
  useLocation: useLongLocation,
  useNavigate: useShortNavigate,
}

/** The number of the last page; undefined while the list is loading. `stay`: the page exists, but its rows do not (yet). */
type LastPageNumber = number | 'stay' | undefined

/** It is known below the list controller, whose navigation needs it. */
const LastPageContext = createContext<RefObject<LastPageNumber>>({ current: undefined })

function LastPage() {
  const lastPage = useContext(LastPageContext)
  const { data, total, page, perPage, isPlaceholderData, error } = useListContext()
  useEffect(() => {
    const last = total === undefined || isPlaceholderData ? undefined : Math.ceil(total / perPage) || 1
    const isWithoutRows = last === undefined ? Boolean(error) : data?.length === 0 && page <= last
    lastPage.current = isWithoutRows ? 'stay' : last
  }, [lastPage, data, total, page, perPage, isPlaceholderData, error])
  return null
}

/** The location with the search that react-admin expects. */
function useLongLocation() {
  const { resource } = useResourceOptions()
  const location = useLocation()
  return useMemo(() => ({ ...location, search: longSearchOf(location.search, resource) }), [location, resource])
}

/** Navigates to the short form of list parameters; other targets are passed on. */
function useShortNavigate(): RouterNavigateFunction {
  const { resource } = useResourceOptions()
  const lastPage = useContext(LastPageContext)
  const passOn = reactRouterProvider.useNavigate()
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    (to, options) => {
      if (typeof to !== 'object' || to.pathname !== undefined || to.search === undefined) return passOn(to, options)
      const present = listParamsIn(new URLSearchParams(search), resource)
      const next = shortSearchOf(to.search, present, resource)
      const last = lastPage.current
      // The list controller leaves a page that no longer exists. Its history entry becomes that of the last page.
      const isGone = typeof last === 'number' && present.page > last
      if (isGone) setParam(next, 'page', last > 1 && last)
      // It also leaves a page that failed to load, or whose rows were all deleted: the former is retried, others follow the latter.
      if (last === 'stay' && isOtherPageOnly(next, shortSearchOf(longSearchOf(search, resource), present, resource)))
        return
      // The back button undoes a whole search, not single characters.
      const q = next.get('q')
      const isTyping = Boolean(q && present.filter.q && q !== present.filter.q)
      const isOtherPage = listParamsIn(next, resource).page !== present.page
      return navigate({ search: String(next) }, { replace: isGone || isTyping, preventScrollReset: !isOtherPage })
    },
    [resource, passOn, lastPage, navigate, search],
  )
}

/** Whether two searches name different pages of the same list. */
function isOtherPageOnly(one: URLSearchParams, other: URLSearchParams): boolean {
  const withoutPage = (params: URLSearchParams) =>
    String(new URLSearchParams([...params].filter(([name]) => name !== 'page')))
  return one.get('page') !== other.get('page') && withoutPage(one) === withoutPage(other)
}

function longSearchOf(search: string, resource: Resource): string {
  const address = new URLSearchParams(search)
  const { filter, sort, page, perPage } = listParamsIn(address, resource)
  return String(
    new URLSearchParams({
      filter: JSON.stringify({ ...parsed(address.get('filter')), ...filter }),
      sort: sort.field,
      order: sort.order,
      page: String(page),
      perPage: String(perPage),
      displayedFilters: address.get('displayedFilters') ?? '{}',
    }),
  )
}

/**
 * @param present the previous parameters: a change of the search only keeps the default order of the list, not its sort field
 */
function shortSearchOf(search: string, present: ListParams, resource: Resource): URLSearchParams {
  const wanted = new URLSearchParams(search)
  const filter = parsed(wanted.get('filter'))
  const short = new URLSearchParams()
  const other: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(filter))
    if (filterIn(new URLSearchParams({ [name]: String(value) }), resource)[name] === value)
      short.set(name, String(value))
    else other[name] = value
  const [field, order] = [wanted.get('sort'), wanted.get('order')]
  const isDefault = [present.filter, filter].some((each) => {
    const own = defaultOrderOf(resource, each)
    return own.field === field && own.order === order
  })
  if (!isDefault) {
    setParam(short, 'sort', field)
    setParam(short, 'order', order)
  }
  const { page, perPage, displayedFilters } = Object.fromEntries(wanted)
  setParam(short, 'page', page !== '1' && page)
  setParam(short, 'perPage', Number(perPage) !== rowsPerPage(resource) && perPage)
  setParam(short, 'filter', Object.keys(other).length > 0 && JSON.stringify(other))
  setParam(short, 'displayedFilters', displayedFilters !== '{}' && displayedFilters)
  return short
}

/** Sets a parameter; one without a value is removed. */
function setParam(params: URLSearchParams, name: string, value: string | number | false | null | undefined) {
  if (value) params.set(name, String(value))
  else params.delete(name)
}

/** A JSON object in the address; anything else is none. */
function parsed(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
