import type { Locale } from '../constants.ts'

/** The fixed texts of the public site. Turkish to the letter of the specification; English beside it. */
const tr = {
  nav: {
    home: 'Ana sayfa',
    products: 'Ürünler',
    contact: 'Bize Ulaşın',
    menu: 'Menü',
    close: 'Kapat',
    main: 'Ana menü',
  },
  skipToContent: 'İçeriğe geç',
  toDark: 'Koyu temaya geç',
  toLight: 'Açık temaya geç',
  toOtherLocale: 'English',
  breadcrumb: 'Sayfa yolu',
  tagline: 'Kararı siz verin, ölçüsü bizden.',
  rights: (year: number, name: string) => `© ${year} ${name}`,
  loading: 'Yükleniyor...',
  seeDetails: 'Detayları Gör →',
  allProducts: 'Tüm ürünler',
  tryAgain: 'Tekrar dene',
  home: {
    title: 'Toprağın sözünü sayıya çeviriyoruz.',
    lead: 'Sondadan uyduya, tarlanızın her dönümünü ölçer; ne zaman sulayacağınızı, ne zaman bekleyeceğinizi birlikte kararlaştırırız.',
    action: 'Ürünleri inceleyin',
    featuredProducts: 'Öne çıkan ürünler',
    noFeaturedProducts: 'Öne çıkan ürünler yakında burada olacak.',
  },
  products: {
    title: 'Ürünler',
    lead: 'Toprağa giren, direğe asılan, havalanan aletler. Hepsi aynı dili konuşur, hepsi tek ekrana yazar.',
    empty: 'Henüz ürün eklenmemiş.',
    failed: 'Ürünler yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    notFound: 'Ürün bulunamadı.',
    detailFailed: 'Ürün detayı yüklenirken bir sorun oluştu.',
    back: 'Ürünlere dön',
    specs: 'Teknik özellikler',
    quote: 'Teklif isteyin',
    related: 'Birlikte çalışanlar',
    about: 'Ürün hakkında',
  },
  notFound: {
    title: 'Bu parselde ekili bir şey yok.',
    lead: 'Aradığınız sayfa taşınmış ya da hiç olmamış olabilir.',
    action: 'Ana sayfaya dön',
  },
}

export type SiteTexts = typeof tr

const en: SiteTexts = {
  nav: { home: 'Home', products: 'Products', contact: 'Contact us', menu: 'Menu', close: 'Close', main: 'Main menu' },
  skipToContent: 'Skip to content',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  toOtherLocale: 'Türkçe',
  breadcrumb: 'Breadcrumb',
  tagline: 'You decide. We measure.',
  rights: (year, name) => `© ${year} ${name}`,
  loading: 'Loading...',
  seeDetails: 'See details →',
  allProducts: 'All products',
  tryAgain: 'Try again',
  home: {
    title: 'We turn what the soil says into numbers.',
    lead: 'From probe to satellite we measure every part of your field, and decide with you when to water and when to wait.',
    action: 'See the products',
    featuredProducts: 'Featured products',
    noFeaturedProducts: 'Featured products will be here soon.',
  },
  products: {
    title: 'Products',
    lead: 'Instruments that stand in the soil, hang on a mast or fly. All speak one language and write to one screen.',
    empty: 'No products have been added yet.',
    failed: 'The products could not be loaded. Please try again later.',
    notFound: 'Product not found.',
    detailFailed: 'The product could not be loaded.',
    back: 'Back to products',
    specs: 'Technical features',
    quote: 'Ask for a quote',
    related: 'Works together with',
    about: 'About the product',
  },
  notFound: {
    title: 'Nothing is planted on this parcel.',
    lead: 'The page may have moved, or never existed.',
    action: 'Back to the home page',
  },
}

export const siteTexts: Record<Locale, SiteTexts> = { tr, en }
