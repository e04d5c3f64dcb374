import { useTexts } from '../entries/entries.ts'
import { SearchField } from './SearchField.tsx'
import { useListAddress } from './useListAddress.ts'

/** Searches the list around while typing. */
export function SearchBox() {
  const texts = useTexts()
  const { filter, narrow } = useListAddress()
  return <SearchField label={texts.search} wanted={String(filter.q ?? '')} onSearch={(q) => narrow({ q })} />
}
