import { type RaRecord, useGetOne } from 'ra-core'
import { footer } from '../../contract/singletons/footer.ts'
import { useCapability } from '../capabilities.tsx'
import { isSingletonOptions, useConfig } from '../resources/definitions.ts'
import { useServices } from '../services.ts'

/** The tagline of the site, the brand's or the footer's; empty if the panel has no footer, or the API does not have it. */
export function useTagline(): string {
  const { site } = useServices()
  const hasPageTexts = useCapability('pageTexts')
  const hasFooter = useConfig().some((options) => isSingletonOptions(options) && options.singleton.key === footer.key)
  const { data } = useGetOne<RaRecord<string>>(
    footer.key,
    { id: footer.key, meta: { isOverview: true } },
    { gcTime: 0, enabled: hasPageTexts === true && hasFooter },
  )
  return site.tagline ?? data?.tagline ?? ''
}
