import { inForceAt } from '../../../contract/singletons/privacyVersions.ts'
import { useContent } from '../../data/useContent.ts'
import { useSite } from '../../meta/SiteContext.ts'

/** The version of the privacy notice that is in force; undefined while it is unknown. */
export function usePrivacyVersion() {
  const { timeZone } = useSite()
  return inForceAt(useContent('privacy')?.versions ?? [], new Date(), timeZone)
}
