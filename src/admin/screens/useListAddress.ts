import type { SortPayload } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { type ListFilter, listParamsIn } from '../../contract/schema/panelLists.ts'
import { useEntry } from '../entries/entries.ts'

/** The address is all that a list remembers. */
export function useListAddress() {
  const { resource } = useEntry()
  const [address, setAddress] = useSearchParams()
  const place = listParamsIn(address, resource)
  const { filter } = place

  function change(changes: ListFilter, options: { replace?: boolean; preventScrollReset?: boolean } = {}) {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes))
      if (value === undefined || value === '' || value === false) next.delete(name)
      else next.set(name, String(value))
    setAddress(next, options)
  }

  /** Begins with the first page. Going back undoes a search whole, not its letters. */
  const narrow = (changes: ListFilter) =>
    change({ ...changes, page: undefined }, { replace: Boolean(changes.q && filter.q), preventScrollReset: true })

  return {
    ...place,
    isNarrowed: Object.keys(filter).length > 0,
    narrow,
    showAll: () => narrow(Object.fromEntries(Object.keys(filter).map((name) => [name, undefined]))),
    setPage: (page: number, options?: { replace: boolean }) =>
      change({ page: page > 1 ? String(page) : undefined }, options),
    /** Absent means the list's own order. */
    setSort: (sort: SortPayload | undefined) =>
      change({ sort: sort?.field, order: sort?.order, page: undefined }, { preventScrollReset: true }),
  }
}
