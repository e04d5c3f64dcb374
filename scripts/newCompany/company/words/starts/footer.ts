/** Initial texts of the footer. */
export const footer = {
  tagline: 'Sorun, birlikte bakalım.',
  socialLinks: [],
  en: { tagline: 'Ask, and we look at it together.' },
}
