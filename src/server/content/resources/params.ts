import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Access, endpointOf, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ReadContext, Viewer } from './context.ts'
import type { Reader } from './reader.ts'
import type { Row } from './row.ts'

export const paramNamesOf = (access: Access): string[] =>
  [...parseEndpoint(endpointOf(access)).path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** The schema of an endpoint's parameters. They are described and not checked: what cannot be an id is no bad request, but no such record. */
export const paramsOf = (access: Access) =>
  z.object(Object.fromEntries(paramNamesOf(access).map((name) => [name, described[name] ?? z.string()])))

const described: Record<string, z.ZodType> = {
  id: z.string().meta({ description: 'The id of a record.', examples: ['1'] }),
  slug: z.string().meta({ description: 'The slug of a record.', examples: ['ornek-adres'] }),
  token: z.string().meta({ description: 'A signed token, as it was given out.' }),
  idOrSlug: z.string().meta({ description: 'The id of a record, or its slug.', examples: ['ornek-adres'] }),
}

/** Parses an id. What cannot be one (a word, zero, a leading zero, too long) names no row: 404. */
export function idOf(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(id)) throw refused.notFound()
  return id
}

/** The first parameter of a request, as text. */
export const paramIn = ({ params }: FastifyRequest): string =>
  // Parameters of a route are an object.
  String(Object.values(params as object)[0])

export const idIn = (request: FastifyRequest): number => idOf(paramIn(request))

interface Found {
  row?: Row
  /** The present slug of the row that had this one before. */
  movedTo?: string
}
type Find = (reader: Reader, context: ReadContext, key: string, viewer: Viewer) => Promise<Found>

const byId: Find = async (reader, context, key, viewer) => ({ row: await reader.read(context, idOf(key), viewer) })

const bySlug: Find = async (reader, context, slug, viewer) => {
  const row = await reader.readBySlug(context, slug, viewer)
  if (row) return { row }
  const moved = await reader.readByFormerSlug(context, slug, viewer)
  return { movedTo: moved && reader.slugOf(moved) }
}

/** How a row is found, by the name of the parameter. A slug is never all digits. */
const finders: Record<string, Find> = {
  id: byId,
  slug: bySlug,
  idOrSlug: (reader, context, key, viewer) => (/^\d+$/.test(key) ? byId : bySlug)(reader, context, key, viewer),
}

/** How an endpoint finds the row that its parameter names. */
export function finderOf(access: Access): Find {
  const [param = ''] = paramNamesOf(access)
  const find = finders[param]
  if (!find) throw new Error(`${endpointOf(access)}: a row is named by :${Object.keys(finders).join(', :')}`)
  return find
}
