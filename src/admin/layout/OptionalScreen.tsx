import type { ReactNode } from 'react'
import { useCapabilities } from '../capabilities.tsx'
import { EmptyState, LoadFailure } from './EmptyState.tsx'
import { Page } from './Page.tsx'

interface OptionalScreenProps {
  title: string
  /** Undefined until the API has responded. */
  isOffered: boolean | undefined
  /** Shown if the API does not have it. */
  notOffered: string
  children: ReactNode
}

/** The screen of an optional part of the API. */
export const OptionalScreen = ({ title, isOffered, notOffered, children }: OptionalScreenProps) => (
  <Page title={title}>
    {isOffered === false && <EmptyState lead={notOffered} />}
    {isOffered === undefined && <Unknown />}
    {isOffered && children}
  </Page>
)

/** Shown until the API has responded: nothing, or the failure with a way to try again. */
function Unknown() {
  const { hasFailed, refetch } = useCapabilities()
  return hasFailed && <LoadFailure onRetry={refetch} />
}
