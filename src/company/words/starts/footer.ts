/** Initial content of the footer. */
export const footer = {
  tagline: 'Kararı siz verin, ölçüsü bizden.',
  socialLinks: [],
  en: { tagline: 'You decide. We measure.' },
}
