import { type RaRecord, useGetOne } from 'ra-core'
import { footer } from '../../contract/singletons/footer.ts'
import { useCapability } from '../capabilities.tsx'
import { useConfig } from '../resources/configContext.ts'
import { isSingletonEntry } from '../resources/definitions.ts'

/** The site's own line; none where the panel has no footer, nor of a server of the specification alone, which does not know it. */
export function useTagline(): string {
  const hasPageTexts = useCapability('pageTexts')
  const hasFooter = useConfig().some((entry) => isSingletonEntry(entry) && entry.singleton.key === footer.key)
  const { data } = useGetOne<RaRecord<string>>(
    footer.key,
    { id: footer.key, meta: { isOverview: true } },
    { gcTime: 0, enabled: hasPageTexts === true && hasFooter },
  )
  return data?.tagline ?? ''
}
