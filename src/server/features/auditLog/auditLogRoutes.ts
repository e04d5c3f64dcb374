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
import { asCsvFile, jsonOrCsv, wantsCsv } from '../../platform/http/csv.ts'
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
      response: { 200: jsonOrCsv(z.array(activity)) },
    },
    handler: async (request, reply) => {
      const query = request.query as ListQuery
      if (!wantsCsv(request, reply)) return sendList(request, reply, 'activity', await listAuditLog(db, query))
      // The export itself is audited before the file is read; a HEAD request exports nothing.
      if (request.method === 'GET')
        await recordAudit({ db, now }, { actor: actorOf(request), action: 'export', resource: 'activity' })
      asCsvFile(reply, `etkinlik-${dayIn(timeZone, new Date(now()))}.csv`)
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

async function* csvOf(listed: Listed<Activity>) {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS)
  for await (const rows of slicesOf(listed)) yield rows.map((row) => csvLine(COLUMNS.map((name) => row[name]))).join('')
}
