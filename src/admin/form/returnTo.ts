import { useLocation } from 'react-router-dom'

/** Location state of links from a list to its forms: the list's query. */
export function useReturnState() {
  const { search } = useLocation()
  return { list: search }
}

/** The query of the list that linked here; undefined if something else did. */
function useListSearch(): string | undefined {
  const state: unknown = useLocation().state
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined
  return typeof search === 'string' ? search : undefined
}

/** The address of the list at `path`, with its previous page, filters and search. */
export const useReturnPath = (path: string): string => path + (useListSearch() ?? '')

/** Whether the previous entry of the browser's history is that list. */
export const useCameFromList = (): boolean => useListSearch() !== undefined
