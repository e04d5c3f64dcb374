import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { endpointOf } from '../../src/contract/schema/endpoint.ts'
import { API_ROOT } from '../../src/server/platform/http/access.ts'

export type HeardRoute = RouteOptions & { path: string; line: string }

/** Hears of every route of every Fastify that is made from now on, wherever it is added, until it is asked for those of the API. */
export function hearRoutes() {
  const routes: RouteOptions[] = []
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      routes.push(route)
    })
  }
  subscribe('fastify.initialization', hear)
  return {
    /** The API's by their lines, without those that refuse what is unknown and those that Fastify adds for HEAD. */
    end(): HeardRoute[] {
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
