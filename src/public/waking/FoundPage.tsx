import type { Found } from './findPage.ts'
import { useData } from './useApi.ts'

/** The page that was found at an address, drawn with its data in whatever state that is. */
export function FoundPage({ route, params, data }: Pick<Found, 'route' | 'params' | 'data'>) {
  const { Page } = route.code
  return <Page params={params} data={useData(data)} />
}
