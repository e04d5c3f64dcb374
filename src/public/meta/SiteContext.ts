import { createContext, use } from 'react'
import type { Site } from '../../contract/site.ts'

export const SiteContext = createContext<Site | null>(null)

/** The site's public settings. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}
