import { z } from 'zod'
import { type Activity, activity, activityFields, exported } from '../../../contract/api/administration.ts'
import { auditLogEndpoints } from '../../../contract/api/endpoints.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../contract/domain/csv.ts'
import { dayIn } from '../../../contract/domain/zones.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import { type Listed, slicesOf } from '../../content/resources/readList.ts'
import { sendList, sendText } from '../../content/resources/routing.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { listAuditLog, recordAudit } from './auditLog.ts'

interface RouteOptions extends ReadContext {
  /** Time zone of the date in a file's name. */
  timeZone: string
}

const COLUMNS = ['id', 'at', 'by', 'action', 'resource', 'recordId', 'address'] as const

/** Endpoints of the audit log: its list as JSON or CSV, and the entry for a file that the panel exported. */
export const auditLogRoutes: ZodRoutes<RouteOptions> = async (app, { db, timeZone, now }) => {
  const tags = ['activity']

  app.route({
    ...at(auditLogEndpoints.list),
    schema: {
      tags,
      summary: 'List the audit log, newest first, as JSON or CSV',
      querystring: listQueryOf({ fields: activityFields, beside: ['id'] }),
      response: {
        200: {
          content: { 'application/json': { schema: z.array(activity) }, 'text/csv': { schema: z.string() } },
        },
      },
    },
    handler: async (request, reply) => {
      const query = request.query as ListQuery
      reply.header('vary', 'accept')
      if (!wantsCsv(request.headers.accept)) return sendList(request, reply, 'activity', await listAuditLog(db, query))
      // The export itself is audited before the file is read; a HEAD request exports nothing.
      if (request.method === 'GET')
        await recordAudit({ db, now }, { actor: actorOf(request), action: 'export', resource: 'activity' })
      const file = `etkinlik-${dayIn(timeZone, new Date(now()))}.csv`
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}"`)
      return sendText(request, reply, csvOf(await listAuditLog(db, query)))
    },
  })

  app.route({
    ...at(auditLogEndpoints.exported),
    schema: { tags, summary: 'Record an export that the panel created', body: exported, response: { 201: exported } },
    handler: async (request, reply) => {
      const { resource } = request.body
      await recordAudit({ db, now }, { actor: actorOf(request), action: 'export', resource })
      return reply.code(201).send({ resource })
    },
  })
}

/** Whether the client accepts CSV and not JSON. */
export const wantsCsv = (accept = ''): boolean =>
  /\btext\/csv\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept)

async function* csvOf(listed: Listed<Activity>) {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS)
  for await (const rows of slicesOf(listed)) yield rows.map((row) => csvLine(COLUMNS.map((name) => row[name]))).join('')
}
