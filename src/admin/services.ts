import type { AuthProvider } from 'ra-core'
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ShownLogo } from '../contract/domain/logos.ts'
import type { Site } from '../contract/site.ts'
import { useIsMounted } from './api/useIsMounted.ts'
import type { Question, Session } from './auth/session.ts'
import type { Unsaved } from './form/dirtyForms.ts'

/** What every part of the admin may use, signed in or not. */
export interface Services {
  site: Site
  /** The uploaded logos, as they were when the document was made. */
  logos: readonly ShownLogo[]
  /** Where the API is: an address without a trailing slash. */
  apiUrl: string
  session: Session
  unsaved: Unsaved
  authProvider: AuthProvider
}

const ServicesContext = createContext<Services | undefined>(undefined)
export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('The admin is not around this component')
  return services
}

/** Whether the password is being asked for in place; until it is answered nothing else may come to the front. */
export function useIsAsking(): boolean {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, () => session.isAsking)
}

/** What is being asked for in place, if anything. */
export function useAsking(): Question | null {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, () => session.asking)
}

/** Says that something is unsaved while it is; `onGivenUp` is called when it is given up elsewhere, on purpose. */
export function useHoldUnsaved(isUnsaved: boolean, onGivenUp?: () => void) {
  const { unsaved } = useServices()
  const giveUp = useEffectEvent(() => onGivenUp?.())
  useEffect(() => (isUnsaved ? unsaved.hold(() => giveUp()) : undefined), [unsaved, isUnsaved])
}

/**
 * Gives up what is unsaved here, for work whose answer may come once its screen was left: what is held by then is another
 * screen's, and stays.
 */
export function useGiveUp(): () => void {
  const { unsaved } = useServices()
  const isMounted = useIsMounted()
  return () => {
    if (isMounted()) unsaved.giveUp()
  }
}
