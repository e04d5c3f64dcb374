import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { covers, keyAccessOf } from '../../../contract/api/keyAccess.ts'
import { secondFactorProblem } from '../../../contract/api/secondFactor.ts'
import { LOCALES } from '../../../contract/constants.ts'
import { type Access, isOpen, needsRecentSignIn } from '../../../contract/schema/endpoint.ts'
import { bodyLimits } from '../../platform/http/bodies.ts'
import { zodCompilers } from '../../platform/http/httpServer.ts'
import { describeResponses } from './describeResponses.ts'
import type { ApiDocument } from './document.ts'

const { form, chat, json } = bodyLimits
const kB = ({ bytes }: { bytes: number }) => `${Math.floor(bytes / 1024)} kB`

const DESCRIPTION = `Bodies are JSON in UTF-8; ids are positive integers; times are ISO 8601 in UTC.

Limits of a body: ${kB(form)} and ${form.fields} fields, counting names at all levels, for public calls and calls about accounts; ${kB(chat)} for the chat; ${kB(json)} for all others. A larger body is refused with 413, more fields with 400, and a body that is not received within ${form.timeout / 1000}, ${chat.timeout / 1000} and ${json.timeout / 1000} seconds with 408.

Signing in returns a token, which is sent with each call as \`Authorization: Bearer …\`. A program uses an API key with read or write access to content instead, in the same header.

Every error is a problem (RFC 9457) with a sentence for people in \`message\`, Turkish unless \`locale\` is \`en\`, and texts under the names of the fields in \`errors\`.

An update may name the revision that it changes, by \`If-Match\` with the record's \`ETag\` or by the \`updatedAt\` that was read; if the record has changed since, it is refused with 409.

A call that creates something accepts an \`Idempotency-Key\`. Repeated with the same key within a day, because the response was lost, it creates nothing and returns the record that the first one created; with another body it is refused with 409 and the \`Location\` of that record. A contact message with another text is a new message.`

const transform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ jsonSchema }) => {
      // Implied by the format, and twelve lines long.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
    },
  },
})

/** Schema of problem+json with all extension members; loose, because clients ignore unknown ones (RFC 9457, section 3.2). */
const anyProblem = secondFactorProblem
  .extend({ mustSetUpSecondFactor: z.literal(true).optional(), code: z.literal('reauthenticate').optional() })
  .loose()

const SCHEMES = {
  token: { type: 'http', scheme: 'bearer', description: 'Token from POST /accounts/login.' },
  readKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'API key with read access to content, from POST /admin/access-keys.',
  },
  writeKey: { type: 'http', scheme: 'bearer', description: 'API key with read and write access to content.' },
} as const

/** Security requirements of a route; empty if it is open. */
function securityOf(access: Access | undefined): Record<string, string[]>[] {
  if (access && isOpen(access)) return []
  const keyAccess = access && keyAccessOf(access)
  return [
    { token: [] },
    ...(covers('read', keyAccess) ? [{ readKey: [] }] : []),
    ...(covers('write', keyAccess) ? [{ writeKey: [] }] : []),
  ]
}

/** Description for a route that requires a recent sign-in. */
function recencyOf(access: Access): string | undefined {
  if (!needsRecentSignIn(access)) return undefined
  const who = access.onlyFirstFactor ? 'Without a second factor it needs' : 'Needs'
  return `${who} a sign-in of the last 10 minutes, which POST /accounts/reauthenticate renews: else 403 with \`code\` \`reauthenticate\`.`
}

/**
 * The schema of a path's parameters, if it has any. Routes do not validate them: an invalid id gets 404, not 400. A
 * route that parses parameters by type has its own schema.
 */
function paramsIn(path: string): { params?: z.ZodObject } {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const shape = Object.fromEntries(names.map((name) => [name, PARAMS[name] ?? z.string()]))
  return names.length ? { params: z.object(shape) } : {}
}

const PARAMS: Record<string, z.ZodType> = {
  id: z.string().meta({ description: 'Id of a record.', examples: ['1'] }),
  slug: z.string().meta({ description: 'Slug of a record.', examples: ['ornek-adres'] }),
  token: z.string().meta({ description: 'Signed token of a link.' }),
  idOrSlug: z.string().meta({ description: 'Id or slug of a record.', examples: ['ornek-adres'] }),
}

/** The query of an open route, which has `locale`. */
function queryOf({ config, schema }: Described): { querystring?: z.ZodObject } {
  if (!config?.access || !isOpen(config.access) || schema?.hide) return {}
  const query = (schema?.querystring as z.ZodObject | undefined) ?? z.object({})
  return { querystring: 'locale' in query.shape ? query : query.extend({ locale }) }
}

const locale = z.enum(LOCALES).optional().meta({ description: 'Language of messages; by default `tr`.' })

/** The parts of a route that are described. */
export type Described = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>

/** Generates the OpenAPI document, except for its title, from the schemas that validate, with a Fastify instance that serves nothing. */
export async function describeRoutes(routes: readonly Described[]) {
  const app = Fastify({ schemaController: { compilersFactory: zodCompilers }, exposeHeadRoutes: false })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '', version: '1.0.0', description: DESCRIPTION },
      components: {
        securitySchemes: SCHEMES,
        schemas: { Problem: z.toJSONSchema(anyProblem) as object },
      },
    },
    transform: (document) => {
      // The two plugins declare the same document with different schema types.
      const { schema, url } = transform(document as Parameters<typeof transform>[0])
      if (!schema || schema.hide) return { schema, url }
      const { access } = document.route.config ?? {}
      const description = [schema.description, access && recencyOf(access)].filter(Boolean).join(' ')
      return { url, schema: { ...schema, security: securityOf(access), ...(description && { description }) } }
    },
    transformObject: (document) => {
      // `ApiDocument` is the part of the document that is read.
      const described = ('openapiObject' in document ? document.openapiObject : {}) as ApiDocument
      return describeResponses(described) as object
    },
  })
  for (const { schema, ...route } of routes)
    app.route({
      ...route,
      schema: { ...paramsIn(route.url), ...schema, ...queryOf({ ...route, schema }) },
      handler: () => {},
    })
  await app.ready()
  try {
    return app.swagger()
  } finally {
    await app.close()
  }
}
