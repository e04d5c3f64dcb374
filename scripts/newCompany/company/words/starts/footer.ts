/** What the footer says until somebody says it otherwise. */
export const footer = {
  tagline: 'Sorun, birlikte bakalım.',
  socialLinks: [],
  en: { tagline: 'Ask, and we look at it together.' },
}
