import { useListContext } from 'ra-core'
import { Suspense, useState } from 'react'
import { lazily } from '../../start/lazily.tsx'

const BulkBar = lazily(() => import('./BulkBar.tsx'), 'BulkBar')

/**
 * Comes once something is chosen, and stays: what was done with the chosen is said when they are gone.
 *
 * @param place which rows are looked at: among others, nothing is chosen
 */
export function Bulk({ place }: { place: string }) {
  const { selectedIds } = useListContext()
  const [wasWanted, setWanted] = useState(false)
  if (selectedIds.length > 0 && !wasWanted) setWanted(true)
  return <Suspense>{wasWanted && <BulkBar place={place} />}</Suspense>
}
