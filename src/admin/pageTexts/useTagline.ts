import { type RaRecord, useGetOne } from 'ra-core'
import { footer } from '../../contract/singletons/footer/footer.ts'
import { useTellsMore } from '../api/useStats.ts'

/** The site's own line, which a server of the specification alone does not know. */
export function useTagline(): string {
  const tellsMore = useTellsMore()
  const { data } = useGetOne<RaRecord<string>>(
    footer.key,
    { id: footer.key, meta: { isOverview: true } },
    { gcTime: 0, enabled: tellsMore === true, retry: false },
  )
  return data?.tagline ?? ''
}
