import { createContent } from '../content/createContent.ts'

/** The notice due at the contact form, the newest version first. */
export const usePrivacyContent = createContent('privacy')
