import { inForceAt } from '../../../contract/singletons/privacyVersions.ts'
import { createContent } from '../../data/createContent.ts'
import { useSite } from '../../meta/SiteContext.ts'

const usePrivacyContent = createContent('privacy')

/** The version of the privacy notice that is in force; undefined while it is unknown. */
export function usePrivacyVersion() {
  const { timeZone } = useSite()
  return inForceAt(usePrivacyContent()?.versions ?? [], new Date(), timeZone)
}
