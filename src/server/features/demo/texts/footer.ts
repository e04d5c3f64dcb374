/** The demo company's footer. */
export const demoFooter = {
  tagline: 'Kararı siz verin, ölçüsü bizden.',
  socialLinks: [],
  en: { tagline: 'You decide. We measure.' },
}
