import { addressOf } from './api/calls.ts'
import HomePage from './pages/HomePage.tsx'
import ProductPage from './pages/ProductPage.tsx'
import ProductsPage from './pages/ProductsPage.tsx'
import { NEIGHBOURHOOD } from './products/related.ts'
import { lazyPage } from './routing/lazyPage.tsx'
import type { PageProps, Route } from './routing/route.ts'

/** Checks a route's parameters against its path; the table of all routes then forgets them. */
const route = <const P extends string>(declared: { path: P } & Omit<Route<NoInfer<P>>, 'path'>) =>
  declared as unknown as Route

/**
 * Every page of the site: its path, what draws it, and what it needs to be drawn. The pages of the way from home to a
 * product are in everybody's code: apart, each would be a request for a few hundred bytes.
 */
export const routes: readonly Route[] = [
  route({
    path: '/',
    page: { Page: HomePage },
    needs: () => [addressOf('GET /products/featured')],
    beginsWithPicture: true,
  }),
  route({
    path: '/urunler',
    page: { Page: ProductsPage },
    needs: () => [addressOf('GET /products')],
    subject: () => addressOf('GET /products'),
  }),
  route({
    path: '/urunler/:slug',
    page: { Page: ProductPage },
    needs: ({ slug }) => [
      addressOf('GET /products/:idOrSlug', { idOrSlug: slug }),
      addressOf('GET /products', {}, NEIGHBOURHOOD),
    ],
    subject: ({ slug }) => addressOf('GET /products/:idOrSlug', { idOrSlug: slug }),
  }),
]

/** What stands where no page is. Nobody else loads it. */
export const notFound: Route = route({
  path: '*',
  page: lazyPage<PageProps<'*'>>('src/public/pages/NotFoundPage.tsx', () => import('./pages/NotFoundPage.tsx')),
})
