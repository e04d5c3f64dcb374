import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Access, endpointOf, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Reader } from './createReader.ts'
import type { Row } from './row.ts'
import type { Audience } from './rules.ts'

export const paramNamesOf = (access: Access): string[] =>
  [...parseEndpoint(endpointOf(access)).path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

export const paramsOf = (access: Access) =>
  z.object(Object.fromEntries(paramNamesOf(access).map((name) => [name, described[name] ?? z.string()])))

/** Parameters are described and not checked: what can be none is no such record, and no bad request. */
const described: Record<string, z.ZodType> = {
  id: z.string().meta({ description: 'The id of a record.', examples: ['1'] }),
  slug: z.string().meta({ description: 'The slug of a record.', examples: ['ornek-adres'] }),
  token: z.string().meta({ description: 'A signed token, as it was given out.' }),
  idOrSlug: z.string().meta({ description: 'The id of a record, or its slug.', examples: ['ornek-adres'] }),
}

/** An id as people write it. What cannot be one (a word, zero, a leading zero, too long) names no row. */
export function idOf(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(id)) throw refused.notFound()
  return id
}

export const idIn = ({ params }: FastifyRequest): number => idOf(String(Object.values(params as object)[0]))

interface Found {
  row?: Row
  /** The present slug of the row that was found at this one before. */
  movedTo?: string
}
type Find = (store: Reader, key: string, audience: Audience) => Promise<Found>

const byId: Find = async (store, key, audience) => ({ row: await store.read(idOf(key), audience) })

const bySlug: Find = async (store, slug, audience) => {
  const row = await store.readBySlug(slug, audience)
  if (row) return { row }
  const moved = await store.readByFormerSlug(slug, audience)
  return { movedTo: moved && store.slugOf(moved) }
}

/** What an endpoint's parameter may be, by its name. A slug is never all digits. */
const finders: Record<string, Find> = {
  id: byId,
  slug: bySlug,
  idOrSlug: (store, key, audience) => (/^\d+$/.test(key) ? byId : bySlug)(store, key, audience),
}

/** How an endpoint finds the row that its parameter names. */
export function finderOf(store: Reader, access: Access): (key: string, audience: Audience) => Promise<Found> {
  const [param = ''] = paramNamesOf(access)
  const find = finders[param]
  if (!find) throw new Error(`${endpointOf(access)}: a row is named by :${Object.keys(finders).join(', :')}`)
  return (key, audience) => find(store, key, audience)
}
