import { useEffect } from 'react'
import type { PublicResponses } from '../data/endpoints.ts'
import { useApi } from '../data/swr.tsx'
import { servicePathOf } from '../features/services/service.ts'
import { MENU_SERVICES } from './layoutRequests.ts'

const NONE: PublicResponses['GET /services'] = []

/** The services that the menus list by name. Failing to load is only logged (the specification's section 8). */
export function useSiteServices(): { href: string; label: string }[] {
  const loaded = useApi('GET /services', {}, MENU_SERVICES)
  const hasFailed = loaded.state === 'failed'
  useEffect(() => {
    if (hasFailed) console.error('The services of the menu could not be loaded.')
  }, [hasFailed])
  const services = loaded.state === 'ready' && Array.isArray(loaded.data) ? loaded.data : NONE
  return services.flatMap((service) => (service.name ? [{ href: servicePathOf(service), label: service.name }] : []))
}
