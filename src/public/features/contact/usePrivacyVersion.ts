import { inForceAt } from '../../../contract/singletons/privacyVersions.ts'
import { createContent } from '../../data/createContent.ts'
import { useSite } from '../../meta/SiteContext.ts'

const usePrivacyContent = createContent('privacy')

/** The version in force of the notice due at the contact form; undefined while that is not known. */
export function usePrivacyVersion() {
  const { timeZone } = useSite()
  return inForceAt(usePrivacyContent()?.versions ?? [], new Date(), timeZone)
}
