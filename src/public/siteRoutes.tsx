import type { RouteObject } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { RoutePage } from './navigation/RoutePage.tsx'
import { routePatterns } from './routes.ts'

/** The pages of `routes.ts` as React Router's routes, inside the layout. */
export const siteRoutes: RouteObject[] = [
  {
    element: <Layout />,
    children: routePatterns.map(({ locale, ...pattern }) => ({
      ...pattern,
      element: <RoutePage route={pattern.handle} locale={locale} />,
    })),
  },
]
