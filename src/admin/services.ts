import type { AuthProvider } from 'ra-core'
import { createContext, useContext } from 'react'
import type { ShownLogo } from '../contract/domain/logos.ts'
import type { Site } from '../contract/site.ts'
import type { Session } from './auth/session.ts'
import type { DirtyForms } from './form/dirtyForms.ts'

/** Dependencies of every part of the panel, signed in or not. */
export interface Services {
  /** With the brand as last saved in this panel. */
  site: Site
  /** Puts a brand in force that was saved (`site-settings`). */
  setBrand: (settings: unknown) => void
  /** The uploaded logos at the time when the document was rendered. */
  logos: readonly ShownLogo[]
  /** Address of the API without a trailing slash. */
  apiUrl: string
  session: Session
  dirtyForms: DirtyForms
  authProvider: AuthProvider
}

const ServicesContext = createContext<Services | undefined>(undefined)
export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('There is no ServicesProvider around this component')
  return services
}
