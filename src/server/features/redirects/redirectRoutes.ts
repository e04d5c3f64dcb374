import {
  notFoundEntry,
  notFoundFields,
  redirect,
  redirectFields,
  redirectInput,
} from '../../../contract/api/administration.ts'
import { redirectEndpoints } from '../../../contract/api/endpoints.ts'
import { problem } from '../../../contract/problem.ts'
import { arrayListRoute, idIn } from '../../content/resources/routing.ts'
import type { ContentServices } from '../../content/stores.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { at, sendCreated, type ZodRoutes } from '../../platform/http/access.ts'
import { writeAudited } from '../auditLog/auditLog.ts'
import { deleteNotFound, type NotFoundLog } from './notFoundLog.ts'
import { addressTaken, type HeadRequest, readRedirect } from './readRedirect.ts'
import { REDIRECTS, type Redirects, shown } from './redirects.ts'

interface RouteOptions {
  services: Pick<ContentServices, 'db' | 'changes' | 'now'>
  redirects: Redirects
  missed: NotFoundLog
  headRequest: HeadRequest
  /** Canonical address of the page (`SiteEntry.matchPage`); absent if the server has no pages. */
  addressOf?: ((url: string) => Promise<string>) | undefined
  origin: string
}

/** Routes of the redirects and the not-found log. */
export const redirectRoutes: ZodRoutes<RouteOptions> = async (
  app,
  { services, redirects, missed, headRequest, addressOf, origin },
) => {
  const tags = ['redirects']

  app.route(
    arrayListRoute(redirectEndpoints.notFound, {
      name: 'not-found',
      tags,
      summary: 'List the not-found log, most requested paths first',
      fields: notFoundFields,
      beside: [],
      row: notFoundEntry,
      read: missed.list,
    }),
  )

  app.route(
    arrayListRoute(redirectEndpoints.list, {
      name: 'redirects',
      tags,
      summary: 'List, newest first',
      fields: redirectFields,
      row: redirect,
      read: redirects.list,
    }),
  )

  app.route({
    ...at(redirectEndpoints.create),
    schema: {
      tags,
      summary: 'Create a redirect',
      body: redirectInput,
      response: { 201: redirect, 409: problem },
    },
    handler: async (request, reply) => {
      const { path, key, target } = await readRedirect(request.body, {
        redirects,
        headRequest,
        addressOf,
        origin,
      })
      const createdAt = new Date(services.now()).toISOString()
      const row = await writeAudited(services, request, { action: 'create', resource: REDIRECTS }, async (trx) => {
        const made = await trx.db
          .insertInto(REDIRECTS)
          .values({ path, key, target, createdAt })
          .returningAll()
          .executeTakeFirstOrThrow()
        await deleteNotFound(trx.db, path)
        await trx.changes.emit(REDIRECTS)
        return made
      }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? addressTaken() : error
      })
      return sendCreated(reply, redirectEndpoints.remove, shown(row))
    },
  })

  app.route({
    ...at(redirectEndpoints.remove),
    schema: { tags, summary: 'Delete', response: { 200: redirect } },
    handler: async (request) => {
      const id = idIn(request)
      const row = await writeAudited(services, request, { action: 'delete', resource: REDIRECTS }, async (trx) => {
        const removed = await trx.db.deleteFrom(REDIRECTS).where('id', '=', id).returningAll().executeTakeFirst()
        if (removed) await trx.changes.emit(REDIRECTS)
        return removed
      })
      return shown(row)
    },
  })
}
