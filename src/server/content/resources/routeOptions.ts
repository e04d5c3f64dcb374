import type { FastifyRequest } from 'fastify'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import { type Access, endpointOf, fillEndpoint, isOpen } from '../../../contract/schema/endpoint.ts'
import { hidingFlagOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { API_ROOT, at } from '../../platform/http/access.ts'
import { isInProcess } from '../../platform/observability/log.ts'
import type { BaseContext, Viewer } from './context.ts'
import { paramNamesOf } from './params.ts'
import type { Repository } from './repository.ts'

/** What the routes of one resource need. */
export interface ResourceRouteOptions {
  repository: Repository
  context: BaseContext
}

/** Method, path and access of a resource's endpoint. */
export const routeAt = (access: Access, resource: Resource) => at(accessIn(resource, access))

/** The same where rows are read: an open endpoint shows the administrator what it hides from visitors. */
export const readRouteAt = (access: Access, resource: Resource) =>
  at(accessIn(resource, access), { showsMore: Boolean(hidingFlagOf(resource)) })

/** For whom an endpoint reads rows. */
export const viewerOf = (access: Access, request: Pick<FastifyRequest, 'session' | 'key' | 'raw'>): Viewer =>
  isOpen(access)
    ? {
        isOpen: true,
        only: access.only,
        seesHidden: Boolean(request.session ?? request.key),
        isPage: isInProcess(request),
      }
    : { isOpen: false }

/** The path of an endpoint with its one parameter filled in. */
export const locationOf = (access: Access, key: string | number): string =>
  API_ROOT + fillEndpoint(endpointOf(access), { [paramNamesOf(access)[0] ?? '']: key }).path
