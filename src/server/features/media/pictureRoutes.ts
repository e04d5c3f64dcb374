import multipart from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPublic } from '../../../contract/api/keyAccess.ts'
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { pictures, REPLACE_PICTURE } from '../../../contract/resources/pictures.ts'
import { keyed } from '../../../contract/schema/endpoint.ts'
import { uploadsOf } from '../../../contract/schema/fields.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { resourceRoutes } from '../../content/resources/resourceRoutes.ts'
import { contextOf, idIn, sendRow } from '../../content/resources/routing.ts'
import type { ContentServices } from '../../content/stores.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { uploadPicture } from './pictures.ts'
import type { Renditions } from './renditions.ts'
import { replacePicture } from './replacePicture.ts'
import { rejectedFile } from './sharp.ts'

interface PictureRouteDeps {
  services: Pick<ContentServices, 'db' | 'changes' | 'storage' | 'resources' | 'stores' | 'now'>
  renditions: Pick<Renditions, 'makeAll'>
  limit: RequestLimit
}

/**
 * Serves the library like any resource, the replacement of a picture's file, and every upload endpoint that image
 * fields declare: multipart `file`, with the address of the stored image as response.
 */
export const pictureRoutes: FastifyPluginAsync<PictureRouteDeps> = async (app, { services, renditions, limit }) => {
  const repository = services.stores.of(pictures)
  await app.register(resourceRoutes, { repository, context: services })
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 2, fields: 20, parts: 22, fieldSize: 64 * 1024, headerPairs: 20 },
  })
  const form = {
    consumes: ['multipart/form-data'],
    body: z.object({ file: z.string().meta({ format: 'binary' }) }),
  }
  const options = {
    onRequest: limit,
    // The schema only describes the form: the handler reads it part by part, within limits.
    validatorCompiler: () => (data: unknown) => ({ value: data }),
  }

  const declared = [...Object.values(services.resources), ...Object.values(singletons)]
  for (const [endpoint, names] of uploadsOf(declared)) {
    const users = declared.filter((each) => uploadsOf([each]).has(endpoint))
    const takesSvg = users
      .flatMap(({ fields }) => Object.values<Field>(fields))
      .some((field) => field.kind === 'image' && field.upload === endpoint && field.takesSvg)
    app.route({
      // API keys may write content.
      ...at(users.some(isPublic) ? keyed(endpoint) : endpoint),
      ...options,
      schema: {
        tags: ['files'],
        summary: `Upload a picture for ${[...new Set(names)].join(', ')}`,
        ...form,
        response: { 201: z.object({ publicUrl: z.string() }) },
      },
      handler: async (request, reply) => {
        const { bytes, fileName } = await readFile(request)
        const upload = await uploadPicture(services, bytes, { takesSvg, fileName, actor: actorOf(request) })
        void renditions.makeAll(upload)
        return reply.code(201).send({ publicUrl: addressOf(upload.name) })
      },
    })
  }

  app.route({
    ...at(REPLACE_PICTURE),
    ...options,
    schema: {
      tags: [pictures.name],
      summary: 'Replace the file of a picture everywhere',
      ...form,
      response: { 200: resourceSchemas(pictures, repository.hooks).record },
    },
    handler: async (request, reply) => {
      const { bytes } = await readFile(request)
      const deps = { ...services, singletons }
      const { id, file } = await replacePicture(contextOf(services, request), deps, idIn(request), bytes)
      void renditions.makeAll(file)
      const picture = await repository.read(services, id)
      if (!picture) throw refused.notFound()
      return sendRow(request, reply, picture)
    },
  })
}

/** The single file of a form, from the field `file`, and its name; fields without a file are ignored. */
async function readFile(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string | undefined }> {
  if (!request.isMultipart()) throw new Refused(415, problems.wrongType)
  const files: Awaited<ReturnType<typeof readFile>>[] = []
  let others = 0
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file' && files.length === 0)
        files.push({ bytes: await part.toBuffer(), fileName: part.filename })
      else {
        others++
        part.file.resume() // a form must be read to its end, or its client would not read the response
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
  if (error instanceof Refused) return error
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return rejectedFile(413, problems.fileTooLarge)
  if (code === 'FST_FILES_LIMIT') return rejectedFile(400, problems.tooManyFiles)
  return new Refused(400, problems.malformed)
}
