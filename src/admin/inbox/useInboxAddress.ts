import { useSearchParams } from 'react-router-dom'
import { type Wanted, wantedIn } from '../../contract/resources/messages.ts'

interface Place extends Wanted {
  /** The open message. */
  message: number | undefined
}

/** Where one is in the inbox stands in the address, so that going back, and a link in a mail, work. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams()
  const place: Place = {
    ...wantedIn(search),
    message: Number(search.get('message')) || undefined,
  }
  /** The address of another place; another view or search begins with no message open. */
  const addressOf = (change: Partial<Place>) => {
    const { view, q, message } = { ...place, message: undefined, ...change }
    const params = new URLSearchParams({
      ...(view !== 'all' && { view }),
      ...(q && { q }),
      ...(message && { message: String(message) }),
    })
    return `?${params}`
  }
  return {
    ...place,
    addressOf,
    go: (change: Partial<Place>, { replace = false } = {}) =>
      setSearch(new URLSearchParams(addressOf(change)), { replace, preventScrollReset: true }),
  }
}
