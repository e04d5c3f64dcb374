import { useLocation } from 'react-router-dom'

/** What a link from a list to one of its forms carries along: where in the list one was. */
export function useWayHere() {
  const { search } = useLocation()
  return { list: search }
}

/** The search that the list had whose link led here; undefined for who came another way. */
function useListLeft(): string | undefined {
  const state: unknown = useLocation().state
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined
  return typeof search === 'string' ? search : undefined
}

/** Where a form leads back to: the list at `path`, with the page and the search that one came from. */
export const useWayBack = (path: string): string => path + (useListLeft() ?? '')

/** Whether one step back in the browser's history is that list, scrolled as it was. */
export const useCameFromList = (): boolean => useListLeft() !== undefined
