import { inForceAt } from '../../contract/singletons/privacyVersions.ts'
import { useSite } from '../document/SiteContext.ts'
import { createContent } from '../singletons/createContent.ts'

const usePrivacyContent = createContent('privacy')

/** The version in force of the notice due at the contact form; undefined while that is not known. */
export function usePrivacyVersion() {
  const { timeZone } = useSite()
  return inForceAt(usePrivacyContent()?.versions ?? [], new Date(), timeZone)
}
