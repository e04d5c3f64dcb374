import { matchPath } from 'react-router-dom'
import { QUERY_PARAM } from '../contract/api/searchCalls.ts'
import { type Locale, RESERVED_SLUGS } from '../contract/constants.ts'
import { SITE_LOCALES } from '../contract/domain/locales.ts'
import { paths, patternIn } from '../contract/domain/paths.ts'
import { isPageSlug } from '../contract/domain/siteAddresses.ts'
import { pageNumberIn, rangeOf } from './components/paging.ts'
import { isOwnApi } from './data/apiClient.ts'
import { apiPathOf } from './data/endpoints.ts'
import { NEIGHBOURS_RANGE, POSTS_PER_PAGE } from './features/blog/post.ts'
import { LATEST_POSTS, NEWEST_RECORDS } from './features/home/homeLists.ts'
import { isFiltered, PRODUCTS_PER_PAGE, withFeature } from './features/products/productQuery.ts'
import { ONE_REFERENCE } from './features/references/reference.ts'
import { searchRequest } from './features/search/searchAddress.ts'
import { RELATED_RANGE } from './features/services/service.ts'
import { UNTRANSLATED } from './features/untranslated.ts'
import { type PageRoute, page, request } from './navigation/route.ts'

export const homePage = page({
  path: paths.home,
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
  path: paths.products,
  file: 'ProductsPage',
  data: (_, query) => ({
    products: request(
      'GET /products',
      {},
      { ...rangeOf(pageNumberIn(query), PRODUCTS_PER_PAGE), ...withFeature(query) },
    ),
    features: request('GET /product-features'),
    texts: request('GET /page-content/products-page'),
  }),
  subject: 'products',
  untranslated: request('GET /products', {}, UNTRANSLATED),
  queryParams: ['feature', 'page'],
  pageSize: PRODUCTS_PER_PAGE,
  isFiltered,
})

export const productPage = page({
  path: paths.product,
  file: 'ProductPage',
  data: ({ slug }) => ({
    product: request('GET /products/:idOrSlug', { idOrSlug: slug }),
    related: request('GET /products/:idOrSlug/related', { idOrSlug: slug }),
  }),
  subject: 'product',
  itemsPath: apiPathOf('GET /products'),
  list: paths.products,
})

export const servicesPage = page({
  path: paths.services,
  file: 'ServicesPage',
  data: () => ({ services: request('GET /services'), texts: request('GET /page-content/services-page') }),
  subject: 'services',
  untranslated: request('GET /services', {}, UNTRANSLATED),
})

export const servicePage = page({
  path: paths.service,
  file: 'ServicePage',
  data: ({ slug }) => ({
    service: request('GET /services/:idOrSlug', { idOrSlug: slug }),
    neighbours: request('GET /services', {}, RELATED_RANGE),
  }),
  subject: 'service',
  itemsPath: apiPathOf('GET /services'),
  list: paths.services,
})

export const referencesPage = page({
  path: paths.references,
  file: 'ReferencesPage',
  data: () => ({
    references: request('GET /references'),
    texts: request('GET /page-content/references-page'),
  }),
  subject: 'references',
  untranslated: request('GET /references', {}, UNTRANSLATED),
})

export const referencePage = page({
  path: paths.reference,
  file: 'ReferencePage',
  data: ({ slug }) => ({ reference: request('GET /references/:idOrSlug', { idOrSlug: slug }) }),
  subject: 'reference',
  itemsPath: apiPathOf('GET /references'),
  list: paths.references,
})

export const blogPage = page({
  path: paths.blog,
  file: 'BlogPage',
  data: (_, query) => ({
    posts: request('GET /blog', {}, rangeOf(pageNumberIn(query), POSTS_PER_PAGE)),
    texts: request('GET /page-content/blog-page'),
  }),
  subject: 'posts',
  untranslated: request('GET /blog', {}, UNTRANSLATED),
  queryParams: ['page'],
  pageSize: POSTS_PER_PAGE,
})

export const postPage = page({
  path: paths.post,
  file: 'PostPage',
  data: ({ slug }) => ({
    post: request('GET /blog/:slug', { slug }),
    shelf: request('GET /blog', {}, NEIGHBOURS_RANGE),
  }),
  subject: 'post',
  itemsPath: apiPathOf('GET /blog'),
  list: paths.blog,
  markdown: 'post',
})

export const postPreviewPage = page({
  path: paths.postPreview,
  file: 'PostPreviewPage',
  data: ({ token }) => ({ post: request('GET /blog/preview/:token', { token }) }),
  subject: 'post',
  markdown: 'post',
})

export const productPreviewPage = page({
  path: paths.productPreview,
  file: 'ProductPreviewPage',
  data: ({ token }) => ({ product: request('GET /previews/products/:token', { token }) }),
  subject: 'product',
})

export const servicePreviewPage = page({
  path: paths.servicePreview,
  file: 'ServicePreviewPage',
  data: ({ token }) => ({ service: request('GET /previews/services/:token', { token }) }),
  subject: 'service',
})

export const referencePreviewPage = page({
  path: paths.referencePreview,
  file: 'ReferencePreviewPage',
  data: ({ token }) => ({ reference: request('GET /previews/references/:token', { token }) }),
  subject: 'reference',
})

export const aboutPage = page({
  path: paths.about,
  file: 'AboutPage',
  data: () => ({ about: request('GET /page-content/about'), people: request('GET /people') }),
  subject: 'about',
  existsWithoutSubject: true,
})

export const sustainabilityPage = page({
  path: paths.sustainability,
  file: 'SustainabilityPage',
  data: () => ({ content: request('GET /page-content/sustainability') }),
  // Our own server answers 404 until the owner has written the page; another one does not have it.
  ...(isOwnApi() && { subject: 'content' }),
})

export const contactPage = page({
  path: paths.contact,
  file: 'ContactPage',
  data: () => ({
    contact: request('GET /page-content/contact-info'),
    texts: request('GET /page-content/contact-page'),
    notice: request('GET /page-content/privacy'),
  }),
  queryParams: ['topic', 'sent'],
})

export const privacyPage = page({
  path: paths.privacy,
  file: 'PrivacyPage',
  data: () => ({ notice: request('GET /page-content/privacy') }),
})

export const searchPage = page({
  path: paths.search,
  file: 'SearchPage',
  data: (_, search) => ({ results: searchRequest(search) }),
  subject: 'results',
  queryParams: [QUERY_PARAM],
  noIndex: true,
})

/** A page of the owner's. */
export const ownPage = page({
  path: paths.ownPage,
  file: 'OwnPage',
  data: ({ slug }) => ({ ownPage: request('GET /pages/:idOrSlug', { idOrSlug: slug }) }),
  subject: 'ownPage',
  itemsPath: apiPathOf('GET /pages'),
  markdown: 'ownPage',
})

export const ownPagePreviewPage = page({
  path: paths.ownPagePreview,
  file: 'OwnPagePreviewPage',
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
  searchPage,
  ownPage,
] as readonly PageRoute[]

/** The page for every other URL. */
export const notFound: PageRoute = page({ path: paths.notFound, file: 'NotFoundPage' })

/**
 * The page of a matched path: not found where a parameter is a reserved word of the API, a malformed escape, or at the root of
 * the site no address of an owner's page.
 */
export const pageFor = (route: PageRoute, params: Record<string, string>, locale: Locale): PageRoute =>
  Object.values(params).some((value) => value.includes('%') || RESERVED_SLUGS.includes(value)) ||
  (route.path === ownPage.path && !isPageSlug(params.slug!, locale))
    ? notFound
    : route

/** Whether a page has this path, or may have it: those of the owner are known to the API alone. */
export const isPagePath = (pathname: string, pages: readonly PageRoute[] = routes): boolean =>
  pages.some((route) =>
    SITE_LOCALES.some((locale) => {
      const path = patternIn(route.path, locale)
      const match = path && matchPath({ path, caseSensitive: true }, pathname)
      return match && pageFor(route, match.params as Record<string, string>, locale) !== notFound
    }),
  )

/** Whether a page other than the owner's has this path. */
export const isFixedPagePath = (pathname: string): boolean =>
  isPagePath(
    pathname,
    routes.filter(({ path }) => path !== ownPage.path),
  )

/** All pages as React Router's routes, each once per language. */
export const routePatterns = [...routes, notFound].flatMap((route) =>
  SITE_LOCALES.flatMap((locale) => {
    const path = patternIn(route.path, locale)
    return path === undefined ? [] : [{ path, caseSensitive: true, handle: route, locale }]
  }),
)
