import type { RouteObject } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { RoutePage } from './navigation/RoutePage.tsx'
import { notFound, routes } from './routes.ts'

/** The pages of `routes.ts` as React Router's routes, inside the layout. */
export const siteRoutes: RouteObject[] = [
  {
    element: <Layout />,
    children: [...routes, notFound].map((route) => ({
      path: route.path,
      caseSensitive: true,
      handle: route,
      element: <RoutePage route={route} />,
    })),
  },
]
