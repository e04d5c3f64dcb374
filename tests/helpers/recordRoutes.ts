import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { endpointOf } from '../../src/contract/schema/endpoint.ts'
import { API_ROOT } from '../../src/server/platform/http/access.ts'

export type RecordedRoute = RouteOptions & { path: string; line: string }

/** Records every route of every Fastify instance created from now on, until `end` returns those of the API. */
export function recordRoutes() {
  const routes: RouteOptions[] = []
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      routes.push(route)
    })
  }
  subscribe('fastify.initialization', hear)
  return {
    /** The routes of the API, without the catch-all and those that Fastify adds for HEAD. */
    end(): RecordedRoute[] {
      unsubscribe('fastify.initialization', hear)
      return routes
        .filter(({ url }) => url === API_ROOT || url.startsWith(`${API_ROOT}/`))
        .flatMap((route) =>
          [route.method].flat().map((method) => ({ ...route, method, path: route.url.slice(API_ROOT.length) })),
        )
        .filter(
          ({ method, config }) => method !== 'HEAD' && !(config?.access && endpointOf(config.access) === 'GET /*'),
        )
        .map((route) => ({ ...route, line: `${route.method} ${route.path}` }))
    },
  }
}
