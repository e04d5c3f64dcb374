import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { SECOND_LOCALE } from '../contract/domain/locales.ts'
import { useStats } from './api/useStats.ts'

/**
 * Optional parts of the API: the specification has none of them, our own server has all. `customResources` are those that are
 * added to the specification's.
 */
export type Capability =
  | 'administrators'
  | 'answeredMessages'
  | 'apiKeys'
  | 'auditLog'
  | 'backups'
  | 'customResources'
  | 'demoContent'
  | 'hiddenRecords'
  | 'listRanges'
  | 'mailSettings'
  | 'markAllRead'
  | 'mediaLibrary'
  | 'pageTexts'
  | 'personalData'
  | 'preview'
  | 'redirects'
  | 'secondFactor'
  | 'sessions'
  | 'siteHealth'
  | 'slugHistory'
  | 'translations'
  | 'trash'
  | 'versions'
  | 'visits'
  | 'webhooks'

interface Capabilities {
  /** Whether the API offers something; undefined until it has responded. Always true without a capability. */
  offers: (capability: Capability | undefined) => boolean | undefined
  /** False once the statistics request, which decides it, has responded or failed. */
  isPending: boolean
  hasFailed: boolean
  refetch: () => unknown
}

const CapabilitiesContext = createContext<Capabilities>({
  offers: (capability) => (capability ? undefined : true),
  isPending: true,
  hasFailed: false,
  refetch: () => {},
})

/** Detects what the API offers: our own server is the one whose statistics count unanswered messages. */
export function CapabilitiesProvider({ children }: { children: ReactNode }) {
  const { data, isPending, hasFailed, refetch } = useStats()
  const isOurs = data && data.unansweredMessageCount !== undefined
  const capabilities = useMemo(
    () => ({
      offers: (capability: Capability | undefined) =>
        capability === 'translations' && !SECOND_LOCALE ? false : capability ? isOurs : true,
      isPending,
      hasFailed,
      refetch,
    }),
    [isOurs, isPending, hasFailed, refetch],
  )
  return <CapabilitiesContext value={capabilities}>{children}</CapabilitiesContext>
}

export const useCapabilities = () => useContext(CapabilitiesContext)

/** Whether the API offers something; undefined until it has responded. */
export const useCapability = (capability: Capability): boolean | undefined => useCapabilities().offers(capability)
