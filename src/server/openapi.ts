import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOpen, open } from '../contract/endpoint.ts'
import { problem } from '../contract/problem.ts'
import { at } from './http/access.ts'

const PROBLEM = { $ref: '#/components/schemas/Problem' }
const answered = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: PROBLEM } },
})

/** Describes every route of this scope, from the schemas that validate. Registered before them. */
export async function describeApi(app: FastifyInstance, title: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1.0.0',
        description: 'Errors are RFC 9457 problems with a Turkish sentence for people.',
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'From POST /accounts/login.' } },
        schemas: { Problem: z.toJSONSchema(problem) as object },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0])
      if (!schema || schema.hide) return { schema, url }
      const { access } = document.route.config ?? {}
      return { url, schema: { ...schema, security: access && isOpen(access) ? [] : [{ token: [] }] } }
    },
    transformObject: (document) => withProblems('openapiObject' in document ? document.openapiObject : {}),
  })
  app.route({ ...at(open('GET /openapi.json')), schema: { hide: true }, handler: async () => app.swagger() })
}

interface Described {
  security?: object[]
  parameters?: { in: string }[]
  requestBody?: object
  responses?: Record<string, object>
}

/** Adds, to every operation, the ways in which it may be refused. */
function withProblems<D extends { paths?: object }>(document: D): D {
  for (const operations of Object.values(document.paths ?? {}))
    for (const operation of Object.values(operations as Record<string, Described>)) {
      const { security, parameters = [], requestBody } = operation
      const takesInput = Boolean(requestBody) || parameters.some((parameter) => parameter.in === 'query')
      operation.responses = {
        ...operation.responses,
        ...(takesInput && { 400: answered('Malformed or invalid') }),
        ...(security?.length && { 401: answered('No or bad token') }),
        ...(parameters.some((parameter) => parameter.in === 'path') && { 404: answered('No such record') }),
        ...(requestBody && { 413: answered('Too large'), 415: answered('Wrong type') }),
        default: answered('Any other failure'),
      }
    }
  return document
}
