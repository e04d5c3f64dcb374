import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import { isOpen, open } from '../contract/endpoint.ts'
import { problem } from '../contract/problem.ts'
import { at } from './http/access.ts'

type Json = Record<string, unknown>

/** What is written once, under a name, and referred to from everywhere else. */
export type NamedSchemas = ReadonlyMap<z.ZodType, string>

/** Describes every route of this scope in OpenAPI 3.1, from the schemas that validate. Registered before them. */
export function describeApi(app: FastifyInstance, title: string, named: NamedSchemas) {
  const routes: RouteOptions[] = []
  let description: Json | undefined
  app.addHook('onRoute', (route) => void routes.push(route))
  app.route({
    ...at(open('GET /openapi.json')),
    schema: { hide: true },
    handler: async () => {
      description ??= documentOf(title, routes, new Map([...named, [problem, 'problem']]))
      return description
    },
  })
}

function documentOf(title: string, routes: readonly RouteOptions[], named: NamedSchemas): Json {
  const shown = routes.filter(({ schema, method }) => !schema?.hide && method !== 'HEAD')
  const pathOf = pathNames(shown.map(({ url }) => url))
  const paths: Record<string, Json> = {}
  for (const route of shown) {
    const path = pathOf(route.url)
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operationOf(route, path, named) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: 'Errors are RFC 9457 problems, with a Turkish sentence for people.' },
    paths,
    components: {
      schemas: Object.fromEntries([...named].map(([schema, name]) => [name, jsonSchemaOf(schema, ioOf(name))])),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'From POST /api/accounts/login.' } },
    },
  }
}

const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } } },
})

function operationOf({ method, schema = {}, config }: RouteOptions, path: string, named: NamedSchemas): Json {
  const { tags, summary, querystring, body, response = {}, consumes = ['application/json'] } = schema
  const isClosed = !(config?.access && isOpen(config.access))
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const bodySchema = body ? schemaOf(body as z.ZodType, 'input', named) : undefined
  const content = bodySchema && Object.fromEntries(consumes.map((type) => [type, { schema: bodySchema }]))
  return {
    operationId: `${String(method).toLowerCase()}${path.replace(/[^a-zA-Z]+(\w?)/g, (_, letter) => letter.toUpperCase())}`,
    tags,
    summary,
    security: isClosed ? [{ token: [] }] : [],
    parameters: [...pathParameters, ...(querystring ? queryParametersOf(querystring as z.ZodObject) : [])],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(response as object).map(([status, answer]) => answered(status, answer, named)),
      ),
      ...(Boolean(content || querystring) && { 400: refusal('Malformed or invalid') }),
      ...(isClosed && { 401: refusal('No or bad token') }),
      ...(pathParameters.length > 0 && { 404: refusal('No such record') }),
      ...(content && { 413: refusal('Too large'), 415: refusal('Wrong type') }),
      default: refusal('Any other failure'),
    },
  }
}

const answered = (status: string, schema: z.ZodType, named: NamedSchemas) => [
  status,
  {
    description: STATUS_CODES[status],
    content: { 'application/json': { schema: schemaOf(schema, 'output', named) } },
  },
]

/** A parameter whose text is read as something else carries that as JSON. */
const queryParametersOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, schema]) => {
    const [sent, meant] = [jsonSchemaOf(schema as z.ZodType, 'input'), jsonSchemaOf(schema as z.ZodType, 'output')]
    const isJson = sent.type === 'string' && meant.type !== 'string'
    return {
      name,
      in: 'query',
      ...(isJson ? { content: { 'application/json': { schema: meant } } } : { schema: sent }),
    }
  })

function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): Json {
  const name = named.get(schema)
  if (name) return { $ref: `#/components/schemas/${name}` }
  return schema instanceof z.ZodArray
    ? { type: 'array', items: schemaOf(schema.element as z.ZodType, io, named) }
    : jsonSchemaOf(schema, io)
}

/** Requests are described as they may be sent, answers as they come. */
const ioOf = (name: string) => (name.includes('.') ? 'input' : 'output')

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return described
}

/** Writes addresses as OpenAPI does. There, two that differ by a parameter's name only are one: the shorter name stays. */
function pathNames(urls: readonly string[]): (url: string) => string {
  const chosen = new Map<string, string>()
  const shapeOf = (url: string) => url.replace(/:\w+/g, ':')
  for (const url of urls) {
    const known = chosen.get(shapeOf(url))
    if (!known || url.length < known.length) chosen.set(shapeOf(url), url)
  }
  return (url) => chosen.get(shapeOf(url))!.replace(/:(\w+)/g, '{$1}')
}
