import { SENT_MARK } from '../contract/constants.ts'
import { PAGE_NUMBER, pageNumberIn, partOf } from './components/paging.ts'
import { addressOf } from './data/calls.ts'
import { NEIGHBOURS_RANGE, POSTS_PER_PAGE } from './features/blog/post.ts'
import { postTextCode } from './features/blog/postTextCode.ts'
import { contactFactsCode } from './features/contact/contactFactsCode.ts'
import { PROPOSED_SUBJECT } from './features/contact/inquiryPath.ts'
import { LATEST_POSTS, NEWEST_RECORDS } from './features/home/homeLists.ts'
import { homeRest } from './features/home/homeRest.ts'
import { FEATURE_PARAM, isFiltered, PRODUCTS_PER_PAGE, withFeature } from './features/products/productQuery.ts'
import { RELATED_RANGE } from './features/services/service.ts'
import { ask, page, type Route } from './navigation/route.ts'

export const homePage = page({
  path: '/',
  file: 'HomePage',
  data: () => ({
    slides: ask('GET /slides'),
    products: ask('GET /products/featured'),
    services: ask('GET /services/featured'),
    newestProducts: ask('GET /products', {}, NEWEST_RECORDS),
    newestServices: ask('GET /services', {}, NEWEST_RECORDS),
    posts: ask('GET /blog', {}, LATEST_POSTS),
    content: ask('GET /page-content/home'),
  }),
  loadsInPlace: ['slides'],
  drawing: homeRest.load,
  beginsWithPicture: true,
})

export const productsPage = page({
  path: '/urunler',
  file: 'ProductsPage',
  data: (_, search) => ({
    products: ask('GET /products', {}, { ...partOf(pageNumberIn(search), PRODUCTS_PER_PAGE), ...withFeature(search) }),
    features: ask('GET /product-features'),
  }),
  about: 'products',
  reads: [FEATURE_PARAM, PAGE_NUMBER],
  pageSize: PRODUCTS_PER_PAGE,
  isFiltered,
})

export const productPage = page({
  path: '/urunler/:slug',
  file: 'ProductPage',
  data: ({ slug }) => ({
    product: ask('GET /products/:idOrSlug', { idOrSlug: slug }),
    related: ask('GET /products/:idOrSlug/related', { idOrSlug: slug }),
  }),
  about: 'product',
  items: addressOf('GET /products'),
})

export const servicesPage = page({
  path: '/hizmetler',
  file: 'ServicesPage',
  data: () => ({ services: ask('GET /services') }),
  about: 'services',
})

export const servicePage = page({
  path: '/hizmetler/:slug',
  file: 'ServicePage',
  data: ({ slug }) => ({
    service: ask('GET /services/:idOrSlug', { idOrSlug: slug }),
    neighbours: ask('GET /services', {}, RELATED_RANGE),
  }),
  about: 'service',
  items: addressOf('GET /services'),
})

export const blogPage = page({
  path: '/blog',
  file: 'BlogPage',
  data: (_, search) => ({ posts: ask('GET /blog', {}, partOf(pageNumberIn(search), POSTS_PER_PAGE)) }),
  about: 'posts',
  reads: [PAGE_NUMBER],
  pageSize: POSTS_PER_PAGE,
})

export const postPage = page({
  path: '/blog/:slug',
  file: 'PostPage',
  data: ({ slug }) => ({ post: ask('GET /blog/:slug', { slug }), shelf: ask('GET /blog', {}, NEIGHBOURS_RANGE) }),
  about: 'post',
  items: addressOf('GET /blog'),
  drawing: postTextCode.load,
})

export const postPreviewPage = page({
  path: '/onizleme/:token',
  file: 'PostPreviewPage',
  data: ({ token }) => ({ post: ask('GET /blog/preview/:token', { token }) }),
  about: 'post',
  drawing: postTextCode.load,
})

export const productPreviewPage = page({
  path: '/onizleme/urunler/:token',
  file: 'ProductPreviewPage',
  data: ({ token }) => ({ product: ask('GET /previews/products/:token', { token }) }),
  about: 'product',
})

export const servicePreviewPage = page({
  path: '/onizleme/hizmetler/:token',
  file: 'ServicePreviewPage',
  data: ({ token }) => ({ service: ask('GET /previews/services/:token', { token }) }),
  about: 'service',
})

export const aboutPage = page({
  path: '/hakkimizda',
  file: 'AboutPage',
  data: () => ({ about: ask('GET /page-content/about') }),
  about: 'about',
  mayBeEmpty: true,
})

export const sustainabilityPage = page({
  path: '/surdurulebilirlik',
  file: 'SustainabilityPage',
  data: () => ({ content: ask('GET /page-content/sustainability') }),
})

export const contactPage = page({
  path: '/iletisim',
  file: 'ContactPage',
  data: () => ({ contact: ask('GET /page-content/contact-info'), notice: ask('GET /page-content/privacy') }),
  reads: [PROPOSED_SUBJECT, SENT_MARK],
  drawing: contactFactsCode.load,
})

export const privacyPage = page({
  path: '/gizlilik',
  file: 'PrivacyPage',
  data: () => ({ notice: ask('GET /page-content/privacy') }),
})

/** Every page of the site. */
export const routes = [
  homePage,
  productsPage,
  productPage,
  servicesPage,
  servicePage,
  blogPage,
  postPage,
  postPreviewPage,
  productPreviewPage,
  servicePreviewPage,
  aboutPage,
  sustainabilityPage,
  contactPage,
  privacyPage,
] as readonly Route[]

/** What stands where no page is. Nobody else loads it. */
export const notFound: Route = page({ path: '*', file: 'NotFoundPage' })
