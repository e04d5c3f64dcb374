import { useLocation } from 'react-router-dom'

/** What a link from a list to one of its forms carries along: where in the list one was. */
export function useWayHere() {
  const { search } = useLocation()
  return { list: search }
}

/** Where a form leads back to: the list at `path`, with the page and the search that one came from. */
export function useWayBack(path: string): string {
  const state: unknown = useLocation().state
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return path + (typeof search === 'string' ? search : '')
}
