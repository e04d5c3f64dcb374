import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isContent } from '../../../contract/api/keyAccess.ts'
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { type Endpoint, keyed } from '../../../contract/schema/endpoint.ts'
import { uploadsOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { type UploadContext, uploadPicture } from './pictures.ts'
import type { Renditions } from './renditions.ts'
import { rejectedFile } from './sharp.ts'

type Declared = Resource | Singleton

const uploadResponse = z.object({ publicUrl: z.string() })

interface UploadDeps {
  declared: readonly Declared[]
  context: UploadContext
  renditions: Pick<Renditions, 'makeAll'>
  limit: RequestLimit
}

/** Serves every upload endpoint that fields declare: multipart `file`, answered by the address of the stored image. */
export const uploadRoutes: FastifyPluginAsync<UploadDeps> = async (app, { declared, context, renditions, limit }) => {
  await acceptFiles(app)

  for (const [endpoint, fields] of uploadsOf(declared)) {
    const takesSvg = declared.some((each) => takesSvgAt(endpoint, each))
    app.route({
      ...at(isForContent(endpoint, declared) ? keyed(endpoint) : endpoint),
      schema: {
        tags: ['files'],
        summary: `Upload a picture for ${[...new Set(fields)].join(', ')}`,
        ...fileForm,
        response: { 201: uploadResponse },
      },
      ...readByHandler,
      onRequest: limit,
      handler: async (request, reply) => {
        const { bytes, fileName } = await readFile(request)
        const upload = await uploadPicture(context, bytes, { takesSvg, fileName, actor: actorOf(request) })
        void renditions.makeAll(upload)
        return reply.code(201).send({ publicUrl: addressOf(upload.name) })
      },
    })
  }
}

/** Whether an endpoint uploads images for content, which API keys may write. */
const isForContent = (endpoint: Endpoint, declared: readonly Declared[]): boolean =>
  declared.some((each) => uploadsOf([each]).has(endpoint) && isContent(each))

const takesSvgAt = (endpoint: Endpoint, { fields }: Declared): boolean =>
  Object.values(fields).some((field) => field.kind === 'image' && field.upload === endpoint && field.takesSvg)

/** Makes the routes of this scope accept multipart forms. */
export const acceptFiles = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 2, fields: 20, parts: 22, fieldSize: 64 * 1024, headerPairs: 20 },
  })

/** A form with a file, as OpenAPI describes it. */
export const fileForm = {
  consumes: ['multipart/form-data'],
  body: z.object({ file: z.string().meta({ format: 'binary' }) }),
}

/** The schema describes the form only: the handler reads it part by part, within limits. */
export const readByHandler = { validatorCompiler: () => (data: unknown) => ({ value: data }) }

interface SentFile {
  bytes: Buffer
  /** What it is called on the computer that it comes from. */
  fileName: string | undefined
}

/** The one file in a form, in the field `file`; fields without a file are skipped. */
export async function readFile(request: FastifyRequest): Promise<SentFile> {
  if (!request.isMultipart()) throw new Refused(415, problems.wrongType)
  const files: SentFile[] = []
  let others = 0
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file' && files.length === 0)
        files.push({ bytes: await part.toBuffer(), fileName: part.filename })
      else {
        others++
        part.file.resume() // a form is read to its end, or its client would not read the response
      }
    }
  } catch (error) {
    throw refusalOf(error)
  }
  const [file] = files
  if (!file) throw rejectedFile(400, problems.noFile)
  if (others > 0) throw rejectedFile(400, problems.tooManyFiles)
  if (file.bytes.length === 0) throw rejectedFile(400, problems.emptyFile)
  return file
}

/** An error of the form's parser as a response. */
function refusalOf(error: unknown): Refused {
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return rejectedFile(413, problems.fileTooLarge)
  if (code === 'FST_FILES_LIMIT') return rejectedFile(400, problems.tooManyFiles)
  return new Refused(400, problems.malformed)
}
