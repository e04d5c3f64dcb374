/** What the footer says until somebody says it otherwise. */
export const footer = {
  tagline: 'Kararı siz verin, ölçüsü bizden.',
  socialLinks: [],
  en: { tagline: 'You decide. We measure.' },
}
