import { useListContext } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../entries.ts'
import { SearchField } from './SearchField.tsx'

/** Searches the list around while typing. The address keeps the search, and going back undoes it whole, not its letters. */
export function SearchBox() {
  const texts = useTexts()
  const { filterValues } = useListContext()
  const [, setAddress] = useSearchParams()
  const wanted = String(filterValues.q ?? '')
  function search(q: string) {
    const filter = { ...filterValues, q: q || undefined }
    setAddress(
      (address) => {
        address.set('filter', JSON.stringify(filter))
        address.delete('page')
        return address
      },
      { replace: wanted !== '' && q !== '', preventScrollReset: true },
    )
  }
  return <SearchField label={texts.search} wanted={wanted} onSearch={search} />
}
