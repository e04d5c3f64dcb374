import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Action } from '../../../contract/api/activityCalls.ts'
import { messageAnswer } from '../../../contract/api/auth.ts'
import { backupCalls } from '../../../contract/api/backupCalls.ts'
import { backup, backupFields, downloadBackup, backupState as stateSchema } from '../../../contract/api/backups.ts'
import { listQueryOf } from '../../../contract/declaring/listQuery.ts'
import { problem } from '../../../contract/problem.ts'
import { backupTexts } from '../../../contract/texts/administrator/backups.ts'
import type { AdministratorNotices } from '../../accounts/administratorNotices.ts'
import { recordActivity } from '../../activity/recordActivity.ts'
import type { Services } from '../../app/services.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Busy } from '../../db/inTurn.ts'
import { at } from '../../http/access.ts'
import { actorOf } from '../../http/actorOf.ts'
import { sendShortList } from '../../http/shortLists.ts'
import type { ZodRoutes } from '../../http/validation.ts'
import { Refused, refused } from '../../shared/problems.ts'
import { askForBackup, backupState } from './backups.ts'
import { failureSentence } from './failureSentence.ts'
import { type Kept, listKept } from './listKept.ts'
import { nameOf, readName } from './names.ts'
import { restoreKept } from './restoreKept.ts'
import { streamBackup } from './streamBackup.ts'

interface Served {
  services: Services
  notify: AdministratorNotices
}

const named = z.object({ name: z.string().meta({ description: 'The name of a backup, as the list has it.' }) })

/** Serves the backups that are made by themselves: what there is, one more, the file, and putting one back. */
export const backupRoutes: ZodRoutes<Served> = async (app, { services, notify }) => {
  const { backups, db } = services
  const tags = ['backups']
  const record = (request: Pick<FastifyRequest, 'session' | 'ip'>, action: Action, recordId?: string, within = db) =>
    recordActivity(within, {
      actor: actorOf(request),
      action,
      resource: 'backups',
      recordId,
      at: new Date(services.now()),
    })
  /** Who takes the content away is written down and told to every administrator, before the first byte leaves. */
  const recordDownload = (request: Pick<FastifyRequest, 'session' | 'ip'>, name: string) =>
    inTransaction(services, async (within) => {
      await record(request, 'export', name, within.db)
      await notify(within, 'backupDownloaded', { by: request.session!.email, what: name })
    })
  const keepingOrRefuse = () => {
    if (!backups.keeping) throw refused.unavailable(backupTexts.notConfigured)
    return backups.keeping
  }

  app.route({
    ...at(backupCalls.list),
    schema: {
      tags,
      summary: 'List, newest first; empty where no place is set for them',
      querystring: listQueryOf({ fields: backupFields }),
      response: { 200: z.array(backup), 503: problem },
    },
    handler: async (request, reply) => {
      const kept = backups.keeping
        ? await listKept(backups.keeping.store, backups.keeping.passphrase).catch(unlisted)
        : []
      return sendShortList(reply, 'backups', backupFields, kept.map(shown), request.query)
    },
  })

  app.route({
    ...at(backupCalls.state),
    schema: { tags, summary: 'How it stands with them', response: { 200: stateSchema } },
    handler: () => backupState(backups),
  })

  app.route({
    ...at(backupCalls.make),
    schema: {
      tags,
      summary: 'Make one as soon as can be; the state says how far it is',
      response: { 202: messageAnswer, 503: problem },
    },
    handler: async (request, reply) => {
      keepingOrRefuse()
      await askForBackup(backups)
      await record(request, 'backup')
      return reply.code(202).send({ message: backupTexts.asked })
    },
  })

  app.route({
    ...at(backupCalls.download),
    schema: {
      tags,
      summary: 'The file: a tar, or one that age opens',
      params: named,
      produces: ['application/octet-stream'],
      response: { 200: z.any().meta({ format: 'binary' }), 503: problem },
    },
    handler: async (request, reply) => {
      const { name } = request.params
      const found = readName(name) && (await backups.keeping?.store.open(name).catch(unlisted))
      if (!found) throw refused.notFound()
      const isHead = request.method === 'HEAD'
      if (isHead) found.stream.destroy()
      else await recordDownload(request, name)
      return reply
        .header('content-type', 'application/octet-stream')
        .header('content-length', found.size)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .send(isHead ? Readable.from([]) : found.stream)
    },
  })

  /** One at a time in this process: each reads everything. */
  let isStreaming = false
  app.route({
    ...at(backupCalls.downloadNow),
    schema: {
      tags,
      summary: 'A backup of this moment as a stream, also where no place is set for them: a tar, or one that age opens',
      description:
        'Encrypted with the passphrase that is given, else with BACKUP_PASSPHRASE where that is set. Signing keys and sessions are not in it.',
      body: downloadBackup.nullish(),
      produces: ['application/octet-stream'],
      response: { 200: z.any().meta({ format: 'binary' }), 409: problem, 503: problem },
    },
    handler: async (request, reply) => {
      if (isStreaming) throw new Refused(409, backupTexts.streaming)
      isStreaming = true
      const passphrase = request.body?.passphrase ?? backups.source.passphrase
      const moment = new Date(services.now())
      const name = nameOf({ at: moment, isEncrypted: Boolean(passphrase), isBeforeRestore: false })
      const end = () => {
        isStreaming = false
      }
      const stream = await streamBackup(backups.source, moment, passphrase).catch((error: unknown) => {
        end()
        return notStreamed(error)
      })
      stream.once('close', end)
      await recordDownload(request, name).catch((error: unknown) => {
        stream.destroy()
        throw error
      })
      return reply
        .header('content-type', 'application/octet-stream')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .send(stream)
    },
  })

  app.route({
    ...at(backupCalls.restore),
    schema: {
      tags,
      summary: 'Put one in the place of all data; what is there is backed up first, and everybody has to sign in again',
      params: named,
      response: { 200: messageAnswer, 409: problem, 503: problem },
    },
    handler: async (request) => {
      const { name } = request.params
      const keeping = keepingOrRefuse()
      if (!readName(name)) throw refused.notFound()
      // Who it is is known from before: afterwards nobody is signed in.
      const restoring = restoreKept({ ...services, keeping }, name, actorOf(request))
      const { keptAs, leftOut } = await restoring.catch((error: Error) => {
        if (error.cause) request.log.error({ err: error.cause, backup: name }, 'a backup was not put back')
        throw error
      })
      request.log.warn({ backup: name, keptAs, leftOut }, 'a backup was put in the place of all data')
      const lost = leftOut.length ? [backupTexts.leftOut(leftOut.length)] : []
      return { message: [backupTexts.restored(keptAs), ...lost].join(' ') }
    },
  })
}

/** Of one that is refused it counts for nothing that it was read back: whoever put it there can have said so. */
const shown = ({ name, at, bytes, verifiedAt, isRestorable }: Kept) => ({
  name,
  at: at.toISOString(),
  bytes,
  verifiedAt: (isRestorable && verifiedAt?.toISOString()) || null,
  isRestorable,
})

/** None could be begun: something else holds the data, or part of them cannot be read. */
function notStreamed(error: unknown): never {
  if (error instanceof Busy) throw new Refused(409, backupTexts.busy)
  unlisted(error)
}

/** The place of the backups does not answer. */
function unlisted(error: unknown): never {
  throw Object.assign(new Refused(503, failureSentence(error), { headers: { 'retry-after': '30' } }), { cause: error })
}
