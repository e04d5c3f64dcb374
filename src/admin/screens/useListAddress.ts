import type { SortPayload } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { type Narrowing, narrowingIn } from '../../contract/panelLists.ts'
import { useEntry } from '../entries.ts'

/**
 * The address is all that a list remembers: `?q=nem&isFeatured=true&sort=name&order=ASC&page=2`. React-admin reads page and
 * order from there too; what it would write is longer, and says the same.
 */
export function useListAddress() {
  const { resource } = useEntry()
  const [address, setAddress] = useSearchParams()
  const filter = narrowingIn(address, resource)

  function change(changes: Narrowing, options: { replace?: boolean; preventScrollReset?: boolean } = {}) {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes))
      if (value === undefined || value === '' || value === false) next.delete(name)
      else next.set(name, String(value))
    setAddress(next, options)
  }

  return {
    filter,
    isNarrowed: Object.keys(filter).length > 0,
    /** Begins with the first page. Going back undoes a search whole, not its letters. */
    narrow: (changes: Narrowing) =>
      change({ ...changes, page: undefined }, { replace: Boolean(changes.q && filter.q), preventScrollReset: true }),
    showAll: () => setAddress({}),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : undefined }),
    /** Absent means the list's own order. */
    setSort: (sort: SortPayload | undefined) =>
      change({ sort: sort?.field, order: sort?.order, page: undefined }, { preventScrollReset: true }),
  }
}
