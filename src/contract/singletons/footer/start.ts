import type { Start } from '../../singleton.ts'
import type { footer } from './footer.ts'

/** What the footer says until somebody says it otherwise. */
export const footerStart: Start<typeof footer> = {
  tagline: 'Kararı siz verin, ölçüsü bizden.',
  socialLinks: [],
  en: { tagline: 'You decide. We measure.' },
}
