import { useListContext } from 'ra-core'
import { useState } from 'react'
import { BulkBar } from './BulkBar.tsx'

/**
 * Comes once something is chosen, and stays: what was done with the chosen is said when they are gone.
 *
 * @param place which rows are looked at: among others, nothing is chosen
 */
export function Bulk({ place }: { place: string }) {
  const { selectedIds } = useListContext()
  const [wasWanted, setWanted] = useState(false)
  if (selectedIds.length > 0 && !wasWanted) setWanted(true)
  return wasWanted && <BulkBar place={place} />
}
