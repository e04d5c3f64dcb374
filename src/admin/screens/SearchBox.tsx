import { useListContext } from 'ra-core'
import { useTexts } from '../entries.ts'
import { SearchField } from './SearchField.tsx'

/** Searches the list around while typing. The address keeps the search, so that going back undoes it. */
export function SearchBox() {
  const texts = useTexts()
  const { filterValues, setFilters } = useListContext()
  return (
    <SearchField
      label={texts.search}
      wanted={String(filterValues.q ?? '')}
      onSearch={(q) => setFilters({ ...filterValues, q }, [])}
    />
  )
}
