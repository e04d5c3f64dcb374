import { useEffect } from 'react'
import { useData } from '../data/useApi.ts'
import type { Found } from './findPage.ts'
import { useWhereabouts } from './Place.tsx'

/**
 * The page that was found at an address, drawn with its data in whatever state that is. What a navigation finds missing the
 * server is asked for as a document: it knows where the address leads by now, and says that nothing is there where it does not.
 */
export function FoundPage({ route, params, data }: Pick<Found, 'route' | 'params' | 'data'>) {
  const { Page } = route.code
  const loaded = useData(data)
  const { isReturn } = useWhereabouts()
  const { about = '', mayBeEmpty } = route
  const isLost = !isReturn && !mayBeEmpty && loaded[about]?.state === 'missing'
  useEffect(() => {
    if (isLost) window.location.reload()
  }, [isLost])
  return <Page params={params} data={isLost ? { ...loaded, [about]: { state: 'loading' } } : loaded} />
}
