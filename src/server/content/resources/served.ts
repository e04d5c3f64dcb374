import type { FastifyRequest } from 'fastify'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import { type Access, endpointOf, fillEndpoint, isOpen } from '../../../contract/schema/endpoint.ts'
import { hidingFlagOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { API_ROOT, at } from '../../platform/http/access.ts'
import type { IdempotencyKeys } from '../../platform/idempotency/idempotencyKeys.ts'
import { isInProcess } from '../../platform/observability/log.ts'
import type { Stores } from '../stores.ts'
import { paramNamesOf } from './keys.ts'
import type { Audience, Rules } from './rules.ts'

/** What the routes of one resource stand on. */
export interface Served {
  resource: Resource
  /** What its domain knows beyond the declaration. */
  rules?: Rules | undefined
  stores: Pick<Stores, 'of' | 'by' | 'on'>
  idempotency: IdempotencyKeys
}

/** Where an endpoint of a resource is served, and who may call it. */
export const servedAt = (access: Access, resource: Resource) => at(accessIn(resource, access))

/** Where its rows are read: an open endpoint shows the administrator what it hides from visitors. */
export const readAt = (access: Access, resource: Resource) =>
  at(accessIn(resource, access), { showsMore: Boolean(hidingFlagOf(resource)) })

/** Whom an endpoint answers. */
export const audienceOf = (access: Access, request: Pick<FastifyRequest, 'session' | 'key' | 'raw'>): Audience =>
  isOpen(access)
    ? {
        isOpen: true,
        only: access.only,
        seesHidden: Boolean(request.session ?? request.key),
        isPage: isInProcess(request),
      }
    : { isOpen: false }

/** Where one row of an endpoint is found. */
export const addressOf = (access: Access, key: string | number): string =>
  API_ROOT + fillEndpoint(endpointOf(access), { [paramNamesOf(access)[0] ?? '']: key }).path
