import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messageAnswer } from '../../../contract/api/accounts.ts'
import {
  backup,
  backupFields,
  downloadBackup,
  backupState as stateSchema,
  uploadBackup,
  uploadLimit,
} from '../../../contract/api/backups.ts'
import { type Action, backupEndpoints } from '../../../contract/api/endpoints.ts'
import { BACKUP_MAX_BYTES } from '../../../contract/constants.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { listOfArray } from '../../content/resources/listOfTable.ts'
import { sendList } from '../../content/resources/routing.ts'
import { LockBusy } from '../../platform/db/locks.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { bodyLimits, unvalidatedBody } from '../../platform/http/bodies.ts'
import { orNotFound, Refused, refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import type { AdministratorNotices } from '../auth/accountEmails.ts'
import { backupName, listBackups, parseBackupName, type StoredBackup } from './backupFiles.ts'
import { backupState, failureMessage, requestBackup } from './backupState.ts'
import { archiveSource, type BackupContext, hasBackupStorage, streamBackup, withBackupStorage } from './makeBackup.ts'
import type { ArchiveSource } from './readArchive.ts'
import { maxUploadBytes, uploadRefusalOf, withReceivedBackup } from './receiveBackup.ts'
import { restoreBackup } from './restoreBackup.ts'

interface Options {
  context: BackupContext
  notify: AdministratorNotices
}

const params = z.object({ name: z.string().meta({ description: 'Name of a backup in the list.' }) })
const file = { 200: z.any().meta({ format: 'binary' }), 503: problem }
const produces = ['application/octet-stream']
const tags = ['backups']

/** Endpoints of the stored backups, and of a backup of the present data as a download. */
export const backupRoutes: ZodRoutes<Options> = async (app, { context, notify }) => {
  const { db, changes, now } = context
  const stored = withBackupStorage(context)
  const { backupStorage } = stored
  const record = (request: FastifyRequest, action: Action, recordId?: string, trx = db) =>
    recordAudit({ db: trx, now }, { actor: actorOf(request), action, resource: 'backups', recordId })
  /** Sends a backup, once the download is audited and every administrator notified. */
  const sendDownload = async (request: FastifyRequest, reply: FastifyReply, name: string, stream: Readable) => {
    await inTransaction({ db, changes }, async (trx) => {
      await record(request, 'export', name, trx.db)
      await notify(trx, 'backupDownloaded', { by: request.session!.email, what: name })
    }).catch((error: unknown) => {
      stream.destroy()
      throw error
    })
    return sendFile(reply, name, stream)
  }
  await app.register(multipart, {
    limits: {
      fileSize: BACKUP_MAX_BYTES,
      files: 2,
      fields: bodyLimits.backup.fields,
      fieldSize: 4096,
      headerPairs: 20,
    },
  })

  app.route({
    ...at(backupEndpoints.list),
    schema: {
      tags,
      summary: 'List backups, newest first; without `BACKUP_URL` only those made before a restore',
      querystring: listQueryOf({ fields: backupFields }),
      response: { 200: z.array(backup), 503: problem },
    },
    handler: async (request, reply) => {
      const all = await listBackups(backupStorage, context.passphrase).catch(refuseUnavailable)
      const listed = listOfArray(backupFields, all.map(toResponse), request.query as ListQuery)
      return sendList(request, reply, 'backups', listed)
    },
  })

  app.route({
    ...at(backupEndpoints.state),
    schema: { tags, summary: 'Read the state of the backups', response: { 200: stateSchema } },
    handler: () => backupState(context),
  })

  app.route({
    ...at(backupEndpoints.make),
    schema: {
      tags,
      summary: 'Request a backup; the state has its progress',
      response: { 202: messageAnswer, 503: problem },
    },
    handler: async (request, reply) => {
      if (!hasBackupStorage(context)) throw refused.unavailable(backupTexts.notConfigured)
      await requestBackup(context)
      await record(request, 'backup')
      return reply.code(202).send({ message: backupTexts.asked })
    },
  })

  app.route({
    ...at(backupEndpoints.download),
    schema: {
      tags,
      summary: 'Download a backup: a tar file, possibly encrypted with age',
      params,
      produces,
      response: file,
    },
    handler: async (request, reply) => {
      const { name } = request.params
      const found = orNotFound(parseBackupName(name) && (await backupStorage.open(name).catch(refuseUnavailable)))
      reply.header('content-length', found.size)
      if (request.method !== 'HEAD') return sendDownload(request, reply, name, found.stream)
      found.stream.destroy()
      return sendFile(reply, name, Readable.from([]))
    },
  })

  /** One at a time in this process: each reads everything. */
  let isStreaming = false
  app.route({
    ...at(backupEndpoints.downloadNow),
    schema: {
      tags,
      summary:
        'Create and download a backup as a stream, also without `BACKUP_URL`: a tar file, possibly encrypted with age',
      description:
        'Encrypted with the given passphrase, else with `BACKUP_PASSPHRASE` if that is set. Contains no signing keys or sessions.',
      body: downloadBackup.nullish(),
      produces,
      response: { ...file, 409: problem },
    },
    handler: async (request, reply) => {
      if (isStreaming) throw new Refused(409, backupTexts.streaming)
      isStreaming = true
      const end = () => {
        isStreaming = false
      }
      const passphrase = request.body?.passphrase ?? context.passphrase
      const moment = new Date(now())
      const name = backupName({ at: moment, isEncrypted: Boolean(passphrase), isBeforeRestore: false })
      const stream = await streamBackup(context, moment, passphrase).catch((error: unknown) => {
        end()
        if (error instanceof LockBusy) throw new Refused(409, backupTexts.busy)
        return refuseUnavailable(error)
      })
      stream.once('close', end)
      return sendDownload(request, reply, name, stream)
    },
  })

  app.route({
    ...at(backupEndpoints.restore),
    schema: {
      tags,
      summary: 'Restore a backup: backs up the current data, replaces all of it and ends all sessions',
      params,
      response: { 200: messageAnswer, 409: problem, 503: problem },
    },
    handler: async (request) => {
      const { name } = request.params
      if (!parseBackupName(name)) throw refused.notFound()
      return restore(request, archiveSource(stored, name))
    },
  })

  app.route({
    ...at(backupEndpoints.uploadLimit),
    schema: {
      tags,
      summary: 'Read the maximum size of an upload in bytes',
      response: { 200: uploadLimit },
    },
    handler: async () => ({ maxBytes: await maxUploadBytes(context.folder) }),
  })

  /** One at a time in this process: each takes room on the disk. */
  let isReceiving = false
  app.route({
    ...at(backupEndpoints.upload, { body: 'backup' }),
    ...unvalidatedBody,
    schema: {
      tags,
      summary: 'Upload a backup, verify it and restore it like one of the list',
      consumes: ['multipart/form-data'],
      body: uploadBackup,
      response: { 200: messageAnswer, 409: problem },
    },
    handler: async (request) => {
      if (isReceiving) throw new Refused(409, backupTexts.busy)
      isReceiving = true
      try {
        return await withReceivedBackup(request, context, (source) => restore(request, source, uploadRefusalOf))
      } finally {
        isReceiving = false
      }
    },
  })

  const restore = async (
    request: FastifyRequest,
    source: ArchiveSource,
    refusalOf?: (error: unknown) => Refused | undefined,
  ) => {
    // The restore ends every session.
    const actor = actorOf(request)
    const restored = await restoreBackup(stored, source, { actor, refusalOf }).catch((error: Error) => {
      if (error.cause) request.log.error({ err: error.cause, backup: source.label }, 'backup restore failed')
      throw error
    })
    const { name, previousContent, leftOut } = restored
    request.log.warn({ backup: name, previousContent, leftOut }, 'backup restored')
    const omitted = leftOut.length ? [backupTexts.leftOut(leftOut.length)] : []
    return { message: [backupTexts.restored(previousContent), ...omitted].join(' ') }
  }
}

const sendFile = (reply: FastifyReply, name: string, stream: Readable) =>
  reply
    .header('content-type', 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(stream)

/** A verification does not count for a backup that a restore refuses: its author may have written the checksum file. */
const toResponse = ({ name, at, bytes, verifiedAt, isRestorable }: StoredBackup) => ({
  name,
  at: at.toISOString(),
  bytes,
  verifiedAt: (isRestorable && verifiedAt?.toISOString()) || null,
  isRestorable,
})

/** The storage is unreachable, or the data cannot be read. */
function refuseUnavailable(error: unknown): never {
  throw Object.assign(new Refused(503, failureMessage(error), { headers: { 'retry-after': '30' } }), { cause: error })
}
