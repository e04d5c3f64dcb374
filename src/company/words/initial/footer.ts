/** Initial content of the footer. */
export const footer = {
  tagline: 'Ürünlerimiz, hizmetlerimiz ve yazılarımız.',
  socialLinks: [],
  en: { tagline: 'Our products, services and articles.' },
}
