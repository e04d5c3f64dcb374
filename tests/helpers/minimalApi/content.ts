import type { Row } from './rows.ts'

/** All stored data. */
export interface Store {
  products: Row[]
  services: Row[]
  blog: Row[]
  slides: Row[]
  messages: Row[]
  pages: Record<string, Record<string, unknown>>
}

/** Initial content: each record has only the fields that docs/product.md, section 3 requires of a server. */
export const firstContent = (url: string): Store => ({
  products: [
    {
      id: 1,
      slug: 'sera-kontrol',
      name: 'Sera kontrol ünitesi',
      description: 'Havalandırmayı yönetir.',
      isFeatured: true,
    },
    { id: 2, slug: 'ruzgar-olcer', name: 'Rüzgâr ölçer' },
  ],
  services: [
    { id: 1, slug: 'toprak-analizi', name: 'Toprak analizi', description: 'Numuneyi biz alırız.', isFeatured: true },
    { id: 2, slug: 'egitim', name: 'Çiftçi eğitimi', iconIdentifier: 'education' },
  ],
  blog: [
    {
      id: 1,
      slug: 'don-gecesi',
      title: 'Don gecesi ne yapılır?',
      content: '# Önce ölçün\nTermometre **bitki boyunda** olsun.',
      imageUrl: `${url}/don.png`,
      createdAt: '2026-03-04T09:00:00Z',
      isPublished: true,
    },
    { id: 2, slug: 'taslak', title: 'Yarım kalmış yazı', content: 'Henüz bitmedi.', isPublished: false },
  ],
  slides: [
    {
      id: 1,
      title: 'Serada her şey yerinde',
      subtitle: 'Isı, nem, ışık.',
      imageUrl: `${url}/sera.png`,
      displayOrder: 10,
    },
    {
      id: 2,
      title: 'Tarlada da',
      imageUrl: '/tarla.png',
      ctaText: 'Ürünler',
      ctaLink: '/urunler',
      displayOrder: 20,
    },
  ],
  messages: [
    {
      id: 1,
      name: 'Şükrü Iğdır',
      email: 'sukru@example.com',
      phoneNumber: null,
      subject: 'Sera fiyatı',
      message: 'On dönüm için ne tutar?',
      createdAt: '2026-05-01T07:30:00Z',
      isRead: false,
    },
  ],
  /** Without the page about the company. */
  pages: {
    'contact-info': { phoneNumber: '0 (532) 000 00 00', emailAddress: 'bilgi@example.com', addressText: 'Antalya' },
    'site-settings': { logoUrl: null },
  },
})
