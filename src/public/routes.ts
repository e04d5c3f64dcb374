import { SENT_MARK } from '../contract/contactCalls.ts'
import { addressOf } from './api/calls.ts'
import { SHELF } from './blog/neighbours.ts'
import { POSTS_PER_PAGE } from './blog/postsPerPage.ts'
import { postTextCode } from './blog/postTextCode.ts'
import { PROPOSED_SUBJECT } from './content/inquiryPath.ts'
import { PAGE_NUMBER, pageNumberIn, partOf } from './content/paging.ts'
import { NEIGHBOURHOOD } from './content/related.ts'
import { LATEST } from './home/latestPosts.ts'
import { PRODUCTS_PER_PAGE } from './products/productsPerPage.ts'
import { lazyPage } from './waking/lazyPage.tsx'
import type { PageProps, Route } from './waking/route.ts'

/** Checks a route's parameters against its path; the table of all routes then forgets them. */
const route = <const P extends string>(declared: { path: P } & Omit<Route<NoInfer<P>>, 'path'>) =>
  declared as unknown as Route

const productsOn = (search: URLSearchParams) =>
  addressOf('GET /products', {}, partOf(pageNumberIn(search), PRODUCTS_PER_PAGE))
const postsOn = (search: URLSearchParams) => addressOf('GET /blog', {}, partOf(pageNumberIn(search), POSTS_PER_PAGE))

/**
 * Every page of the site: its path, what draws it, and what it needs to be drawn. Each page's code comes with the page, and
 * beforehand when a link to it is pointed at: together they would weigh on whoever reads one.
 */
export const routes: readonly Route[] = [
  route({
    path: '/',
    page: lazyPage<PageProps<'/'>>('src/public/pages/HomePage.tsx', () => import('./pages/HomePage.tsx')),
    needs: () => [
      addressOf('GET /slides'),
      addressOf('GET /products/featured'),
      addressOf('GET /services/featured'),
      addressOf('GET /blog', {}, LATEST),
    ],
    beginsWithPicture: true,
  }),
  route({
    path: '/urunler',
    page: lazyPage<PageProps>('src/public/pages/ProductsPage.tsx', () => import('./pages/ProductsPage.tsx')),
    reads: [PAGE_NUMBER],
    needs: (_, search) => [productsOn(search)],
    subject: (_, search) => productsOn(search),
    pageSize: PRODUCTS_PER_PAGE,
  }),
  route({
    path: '/urunler/:slug',
    page: lazyPage<PageProps<'/urunler/:slug'>>(
      'src/public/pages/ProductPage.tsx',
      () => import('./pages/ProductPage.tsx'),
    ),
    needs: ({ slug }) => [
      addressOf('GET /products/:idOrSlug', { idOrSlug: slug }),
      addressOf('GET /products/:idOrSlug/related', { idOrSlug: slug }),
    ],
    subject: ({ slug }) => addressOf('GET /products/:idOrSlug', { idOrSlug: slug }),
    items: addressOf('GET /products'),
  }),
  route({
    path: '/hizmetler',
    page: lazyPage<PageProps>('src/public/pages/ServicesPage.tsx', () => import('./pages/ServicesPage.tsx')),
    needs: () => [addressOf('GET /services')],
    subject: () => addressOf('GET /services'),
  }),
  route({
    path: '/hizmetler/:slug',
    page: lazyPage<PageProps<'/hizmetler/:slug'>>(
      'src/public/pages/ServicePage.tsx',
      () => import('./pages/ServicePage.tsx'),
    ),
    needs: ({ slug }) => [
      addressOf('GET /services/:idOrSlug', { idOrSlug: slug }),
      addressOf('GET /services', {}, NEIGHBOURHOOD),
    ],
    subject: ({ slug }) => addressOf('GET /services/:idOrSlug', { idOrSlug: slug }),
    items: addressOf('GET /services'),
  }),
  route({
    path: '/blog',
    page: lazyPage<PageProps>('src/public/pages/BlogPage.tsx', () => import('./pages/BlogPage.tsx')),
    reads: [PAGE_NUMBER],
    needs: (_, search) => [postsOn(search)],
    subject: (_, search) => postsOn(search),
    pageSize: POSTS_PER_PAGE,
  }),
  route({
    path: '/blog/:slug',
    page: lazyPage<PageProps<'/blog/:slug'>>('src/public/pages/PostPage.tsx', () => import('./pages/PostPage.tsx')),
    drawing: postTextCode.load,
    needs: ({ slug }) => [addressOf('GET /blog/:slug', { slug }), addressOf('GET /blog', {}, SHELF)],
    subject: ({ slug }) => addressOf('GET /blog/:slug', { slug }),
    items: addressOf('GET /blog'),
  }),
  route({
    path: '/onizleme/:token',
    page: lazyPage<PageProps<'/onizleme/:token'>>(
      'src/public/pages/PreviewPage.tsx',
      () => import('./pages/PreviewPage.tsx'),
    ),
    drawing: postTextCode.load,
    needs: ({ token }) => [addressOf('GET /blog/preview/:token', { token })],
    subject: ({ token }) => addressOf('GET /blog/preview/:token', { token }),
  }),
  route({
    path: '/hakkimizda',
    page: lazyPage<PageProps>('src/public/pages/AboutPage.tsx', () => import('./pages/AboutPage.tsx')),
    needs: () => [addressOf('GET /page-content/about')],
    subject: () => addressOf('GET /page-content/about'),
    mayBeEmpty: true,
  }),
  route({
    path: '/surdurulebilirlik',
    page: lazyPage<PageProps>(
      'src/public/pages/SustainabilityPage.tsx',
      () => import('./pages/SustainabilityPage.tsx'),
    ),
  }),
  route({
    path: '/iletisim',
    page: lazyPage<PageProps>('src/public/pages/ContactPage.tsx', () => import('./pages/ContactPage.tsx')),
    reads: [PROPOSED_SUBJECT, SENT_MARK],
    needs: () => [addressOf('GET /page-content/contact-info')],
  }),
  route({
    path: '/gizlilik',
    page: lazyPage<PageProps>('src/public/pages/PrivacyPage.tsx', () => import('./pages/PrivacyPage.tsx')),
  }),
]

/** What stands where no page is. Nobody else loads it. */
export const notFound: Route = route({
  path: '*',
  page: lazyPage<PageProps<'*'>>('src/public/pages/NotFoundPage.tsx', () => import('./pages/NotFoundPage.tsx')),
})
