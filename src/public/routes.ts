import { matchPath } from 'react-router-dom'
import { RESERVED_SLUGS, SENT_MARK } from '../contract/constants.ts'
import { isPageSlug } from '../contract/domain/siteAddresses.ts'
import { PAGE_NUMBER, pageNumberIn, rangeOf } from './components/paging.ts'
import { isOwnApi } from './data/apiClient.ts'
import { apiPathOf } from './data/endpoints.ts'
import { NEIGHBOURS_RANGE, POSTS_PER_PAGE } from './features/blog/post.ts'
import { PROPOSED_SUBJECT } from './features/contact/inquiryPath.ts'
import { LATEST_POSTS, NEWEST_RECORDS } from './features/home/homeLists.ts'
import { FEATURE_PARAM, isFiltered, PRODUCTS_PER_PAGE, withFeature } from './features/products/productQuery.ts'
import { ONE_REFERENCE } from './features/references/reference.ts'
import { RELATED_RANGE } from './features/services/service.ts'
import { type PageRoute, page, request } from './navigation/route.ts'

export const homePage = page({
  path: '/',
  file: 'HomePage',
  data: () => ({
    slides: request('GET /slides'),
    products: request('GET /products/featured'),
    services: request('GET /services/featured'),
    newestProducts: request('GET /products', {}, NEWEST_RECORDS),
    newestServices: request('GET /services', {}, NEWEST_RECORDS),
    references: request('GET /references/featured', {}, ONE_REFERENCE),
    posts: request('GET /blog', {}, LATEST_POSTS),
    content: request('GET /page-content/home'),
    suggestions: request('GET /chat/suggestions'),
  }),
  deferred: ['slides'],
  beginsWithPicture: true,
})

export const productsPage = page({
  path: '/urunler',
  file: 'ProductsPage',
  data: (_, search) => ({
    products: request(
      'GET /products',
      {},
      { ...rangeOf(pageNumberIn(search), PRODUCTS_PER_PAGE), ...withFeature(search) },
    ),
    features: request('GET /product-features'),
    texts: request('GET /page-content/products-page'),
  }),
  subject: 'products',
  queryParams: [FEATURE_PARAM, PAGE_NUMBER],
  pageSize: PRODUCTS_PER_PAGE,
  isFiltered,
})

export const productPage = page({
  path: '/urunler/:slug',
  file: 'ProductPage',
  data: ({ slug }) => ({
    product: request('GET /products/:idOrSlug', { idOrSlug: slug }),
    related: request('GET /products/:idOrSlug/related', { idOrSlug: slug }),
  }),
  subject: 'product',
  itemsPath: apiPathOf('GET /products'),
})

export const servicesPage = page({
  path: '/hizmetler',
  file: 'ServicesPage',
  data: () => ({ services: request('GET /services'), texts: request('GET /page-content/services-page') }),
  subject: 'services',
})

export const servicePage = page({
  path: '/hizmetler/:slug',
  file: 'ServicePage',
  data: ({ slug }) => ({
    service: request('GET /services/:idOrSlug', { idOrSlug: slug }),
    neighbours: request('GET /services', {}, RELATED_RANGE),
  }),
  subject: 'service',
  itemsPath: apiPathOf('GET /services'),
})

export const referencesPage = page({
  path: '/referanslar',
  file: 'ReferencesPage',
  data: () => ({
    references: request('GET /references'),
    texts: request('GET /page-content/references-page'),
  }),
  subject: 'references',
})

export const referencePage = page({
  path: '/referanslar/:slug',
  file: 'ReferencePage',
  data: ({ slug }) => ({ reference: request('GET /references/:idOrSlug', { idOrSlug: slug }) }),
  subject: 'reference',
  itemsPath: apiPathOf('GET /references'),
})

export const blogPage = page({
  path: '/blog',
  file: 'BlogPage',
  data: (_, search) => ({
    posts: request('GET /blog', {}, rangeOf(pageNumberIn(search), POSTS_PER_PAGE)),
    texts: request('GET /page-content/blog-page'),
  }),
  subject: 'posts',
  queryParams: [PAGE_NUMBER],
  pageSize: POSTS_PER_PAGE,
})

export const postPage = page({
  path: '/blog/:slug',
  file: 'PostPage',
  data: ({ slug }) => ({
    post: request('GET /blog/:slug', { slug }),
    shelf: request('GET /blog', {}, NEIGHBOURS_RANGE),
  }),
  subject: 'post',
  itemsPath: apiPathOf('GET /blog'),
  markdown: 'post',
})

export const postPreviewPage = page({
  path: '/onizleme/:token',
  file: 'PreviewPage',
  data: ({ token }) => ({ post: request('GET /blog/preview/:token', { token }) }),
  subject: 'post',
  markdown: 'post',
})

export const productPreviewPage = page({
  path: '/onizleme/urunler/:token',
  file: 'PreviewPage',
  data: ({ token }) => ({ product: request('GET /previews/products/:token', { token }) }),
  subject: 'product',
})

export const servicePreviewPage = page({
  path: '/onizleme/hizmetler/:token',
  file: 'PreviewPage',
  data: ({ token }) => ({ service: request('GET /previews/services/:token', { token }) }),
  subject: 'service',
})

export const referencePreviewPage = page({
  path: '/onizleme/referanslar/:token',
  file: 'PreviewPage',
  data: ({ token }) => ({ reference: request('GET /previews/references/:token', { token }) }),
  subject: 'reference',
})

export const aboutPage = page({
  path: '/hakkimizda',
  file: 'AboutPage',
  data: () => ({ about: request('GET /page-content/about'), people: request('GET /people') }),
  subject: 'about',
  existsWithoutSubject: true,
})

export const sustainabilityPage = page({
  path: '/surdurulebilirlik',
  file: 'SustainabilityPage',
  data: () => ({ content: request('GET /page-content/sustainability') }),
  // Our own server answers 404 until the owner has written the page; another one does not have it.
  ...(isOwnApi() && { subject: 'content' }),
})

export const contactPage = page({
  path: '/iletisim',
  file: 'ContactPage',
  data: () => ({
    contact: request('GET /page-content/contact-info'),
    texts: request('GET /page-content/contact-page'),
    notice: request('GET /page-content/privacy'),
  }),
  queryParams: [PROPOSED_SUBJECT, SENT_MARK],
})

export const privacyPage = page({
  path: '/gizlilik',
  file: 'PrivacyPage',
  data: () => ({ notice: request('GET /page-content/privacy') }),
})

/** A page of the owner's. */
export const ownPage = page({
  path: '/:slug',
  file: 'OwnPage',
  data: ({ slug }) => ({ ownPage: request('GET /pages/:idOrSlug', { idOrSlug: slug }) }),
  subject: 'ownPage',
  itemsPath: apiPathOf('GET /pages'),
  markdown: 'ownPage',
})

export const ownPagePreviewPage = page({
  path: '/onizleme/sayfalar/:token',
  file: 'PreviewPage',
  data: ({ token }) => ({ ownPage: request('GET /previews/pages/:token', { token }) }),
  subject: 'ownPage',
  markdown: 'ownPage',
})

/** All pages of the site. */
export const routes = [
  homePage,
  productsPage,
  productPage,
  servicesPage,
  servicePage,
  referencesPage,
  referencePage,
  blogPage,
  postPage,
  postPreviewPage,
  productPreviewPage,
  servicePreviewPage,
  referencePreviewPage,
  ownPagePreviewPage,
  aboutPage,
  sustainabilityPage,
  contactPage,
  privacyPage,
  ownPage,
] as readonly PageRoute[]

/** The page for every other URL. */
export const notFound: PageRoute = page({ path: '*', file: 'NotFoundPage' })

/**
 * The page of a matched path: not found where a parameter is a reserved word of the API, a malformed escape, or at the root of
 * the site no address of an owner's page.
 */
export const pageFor = (route: PageRoute, params: Record<string, string>): PageRoute =>
  Object.values(params).some((value) => value.includes('%') || RESERVED_SLUGS.includes(value)) ||
  (route.path === ownPage.path && !isPageSlug(params.slug!))
    ? notFound
    : route

/** Whether a page has this path, or may have it: those of the owner are known to the API alone. */
export const isPagePath = (pathname: string, pages: readonly PageRoute[] = routes): boolean =>
  pages.some((route) => {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname)
    return match && pageFor(route, match.params as Record<string, string>) !== notFound
  })

/** Whether a page other than the owner's has this path. */
export const isFixedPagePath = (pathname: string): boolean =>
  isPagePath(
    pathname,
    routes.filter(({ path }) => path !== ownPage.path),
  )
