import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import { problem } from '../../../contract/problem.ts'
import { singletonSchemas } from '../../../contract/schema/schemas.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import { isInProcess } from '../../platform/observability/log.ts'
import type { BaseContext, Values } from '../resources/context.ts'
import { contextOf, localeIn, localeQuery, preconditionOf, sendRow } from '../resources/routing.ts'
import {
  type SingletonOrDefaults,
  type SingletonPrecondition,
  type SingletonRepository,
  type StoredSingleton,
  withShownTranslation,
} from './singletonRepository.ts'

interface SingletonRouteOptions {
  repository: SingletonRepository
  context: BaseContext
}

/** Serves one singleton: to visitors if it is saved or has initial values, to its editor always. */
export const singletonRoutes: ZodRoutes<SingletonRouteOptions> = async (app, { repository, context }) => {
  const { singleton } = repository
  const { key, fields, hidden = [], read, edit, update, reset } = singleton
  const { record, shown, changes } = singletonSchemas(singleton)
  const names = Object.keys(fields).filter((name) => name !== 'translation')
  const tags = ['page-content']
  const empty = Object.fromEntries([...names, 'updatedAt'].map((name) => [name, null]))

  /** Hidden fields are for the administrator only: an API key neither reads nor writes them. */
  const seenBy = ({ key: program }: FastifyRequest, values: Values): Values =>
    program ? Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))) : values

  const send = (request: FastifyRequest, reply: FastifyReply, content: SingletonOrDefaults, isWhole: boolean) => {
    const visible = names.filter((name) => !hidden.includes(name))
    const seen = [...visible, ...['pictures', 'fallback'].filter((name) => content[name])]
    const locale = localeIn(request)
    const body = isWhole
      ? seenBy(request, withShownTranslation(fields, content))
      : { ...Object.fromEntries(seen.map((name) => [name, content[name]])), ...(locale && { locale }) }
    return content.updatedAt === null ? reply.send(body) : sendRow(request, reply, content as StoredSingleton, body)
  }

  app.route({
    ...at(read, { isContent: true }),
    schema: {
      tags,
      summary: `Read ${key}`,
      querystring: localeQuery,
      response: { 200: shown, ...(!reset && { 404: problem }) },
    },
    handler: async (request, reply) => {
      const viewer = { isPage: isInProcess(request), locale: localeIn(request) }
      return send(request, reply, orNotFound(await repository.readForVisitors(context, viewer)), false)
    },
  })

  app.route({
    ...at(accessIn(singleton, edit)),
    schema: { tags, summary: `Read ${key} for editing`, response: { 200: record } },
    handler: async (request, reply) => {
      const content = await repository.readOrDefaults(context)
      return content
        ? send(request, reply, content, true)
        : reply.send(seenBy(request, withShownTranslation(fields, empty)))
    },
  })

  app.route({
    ...at(accessIn(singleton, update)),
    schema: { tags, summary: `Update ${key}`, body: changes, response: { 200: record } },
    handler: async (request, reply) => {
      const { updatedAt: _, ...given } = request.body as Values
      const precondition = singletonPreconditionOf(request)
      const content = await repository.write(contextOf(context, request), seenBy(request, given), precondition)
      return send(request, reply, content, true)
    },
  })

  if (reset)
    app.route({
      ...at(accessIn(singleton, reset)),
      schema: { tags, summary: `Reset ${key} to its initial content`, response: { 200: record } },
      handler: async (request, reply) => {
        const precondition = preconditionOf(request)
        await repository.delete(contextOf(context, request), ({ updatedAt }) => precondition(updatedAt))
        return send(request, reply, (await repository.readOrDefaults(context))!, true)
      },
    })
}

/** The precondition of a write. A client that read an empty form, with `updatedAt: null`, expects that nothing is stored. */
export function singletonPreconditionOf(request: Pick<FastifyRequest, 'headers' | 'body'>): SingletonPrecondition {
  const precondition = preconditionOf(request)
  const seen = (request.body as { updatedAt?: string | null } | null | undefined)?.updatedAt
  return (stored) => {
    if (!stored) return !seen && !request.headers['if-match']
    if (seen === null) return false
    return precondition(stored.updatedAt)
  }
}
