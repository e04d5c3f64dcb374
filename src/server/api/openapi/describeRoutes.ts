import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { covers, keyAccessOf } from '../../../contract/api/keyAccess.ts'
import { secondFactorProblem } from '../../../contract/api/secondFactor.ts'
import { type Access, isOpen, needsRecentSignIn } from '../../../contract/schema/endpoint.ts'
import { bodyLimits } from '../../platform/http/bodies.ts'
import { zodCompilers } from '../../platform/http/httpServer.ts'
import { describeResponses } from './describeResponses.ts'
import type { ApiDocument } from './document.ts'

const { form, chat, json } = bodyLimits
const kB = ({ bytes }: { bytes: number }) => `${Math.floor(bytes / 1024)} kB`

const DESCRIPTION = `Bodies are JSON in UTF-8; ids are positive integers; times are ISO 8601 in UTC.

A body is at most ${kB(form)} with ${form.fields} fields, names at all levels counted, for what anyone may send and for calls about accounts; ${kB(chat)} for the chat; ${kB(json)} for the rest. What is larger is refused with 413, what names more fields with 400, what takes longer than ${form.timeout / 1000}, ${chat.timeout / 1000} and ${json.timeout / 1000} seconds to arrive with 408.

Who signs in gets a token, which goes with each call as \`Authorization: Bearer …\`. A program gets a key instead, for reading or for writing content; it goes with each call in the same way.

Every error is a problem (RFC 9457) with a Turkish sentence for people in \`message\`, and texts under the fields' own names in \`errors\`.

A save may say which revision it means, by \`If-Match\` with the row's \`ETag\` or by the \`updatedAt\` that was read; it is refused with 409 when somebody else has saved meanwhile.

A call that makes something may carry an \`Idempotency-Key\`. Sent again with the same key within a day, because no answer came, it makes nothing and answers what was made; with the same key and another body it is refused with 409 and the \`Location\` of what was made. A message from the contact form that says something else is another message.`

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
  token: { type: 'http', scheme: 'bearer', description: 'From POST /accounts/login.' },
  readKey: { type: 'http', scheme: 'bearer', description: 'A key for reading content, from POST /admin/access-keys.' },
  writeKey: { type: 'http', scheme: 'bearer', description: 'A key for writing content, which reads too.' },
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
  id: z.string().meta({ description: 'The id of a record.', examples: ['1'] }),
  slug: z.string().meta({ description: 'The slug of a record.', examples: ['ornek-adres'] }),
  token: z.string().meta({ description: 'A signed token, as it was given out.' }),
  idOrSlug: z.string().meta({ description: 'The id of a record, or its slug.', examples: ['ornek-adres'] }),
}

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
    app.route({ ...route, schema: { ...paramsIn(route.url), ...schema }, handler: () => {} })
  await app.ready()
  try {
    return app.swagger()
  } finally {
    await app.close()
  }
}
