import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { problem } from '../../../contract/problem.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { singletonSchemas } from '../../../contract/schema/singletonSchemas.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { isInProcess } from '../../platform/observability/log.ts'
import { guardOf, sendRow } from '../resources/conditions.ts'
import type { Values } from '../resources/row.ts'
import type { Stores } from '../stores.ts'
import type { Content, InForce } from './singletonReader.ts'
import type { ContentGuard } from './singletonStore.ts'

/** Serves one singleton: to visitors once it is entered, to its editor also before that; one that starts with something always. */
export const singletonRoutes: ZodRoutes<{
  singleton: Singleton
  stores: Pick<Stores, 'ofSingleton' | 'by'>
}> = async (app, { singleton, stores }) => {
  const store = stores.ofSingleton(singleton)
  const storeBy = (request: FastifyRequest) => stores.by(actorOf(request)).ofSingleton(singleton)
  const { key, fields, hidden = [], read, edit, update, restart } = singleton
  const { record, shown, changes } = singletonSchemas(singleton)
  const names = Object.keys(fields)
  const tags = ['page-content']
  const empty = Object.fromEntries([...names, 'updatedAt'].map((name) => [name, null]))

  /** What is the administrator's alone is no content: a program's key neither reads nor writes it. */
  const seenBy = ({ key: program }: FastifyRequest, values: Values): Values =>
    program ? Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))) : values

  const send = (request: FastifyRequest, reply: FastifyReply, content: InForce, isWhole: boolean) => {
    const visible = names.filter((name) => !hidden.includes(name))
    const seen = content.pictures ? [...visible, 'pictures'] : visible
    const body = isWhole ? seenBy(request, content) : Object.fromEntries(seen.map((name) => [name, content[name]]))
    return content.updatedAt === null ? reply.send(body) : sendRow(request, reply, content as Content, body)
  }

  app.route({
    ...at(read),
    schema: { tags, summary: `Read ${key}`, response: { 200: shown, ...(!restart && { 404: problem }) } },
    handler: async (request, reply) => {
      const content = await store.shown({ isPage: isInProcess(request) })
      if (!content) throw refused.notFound()
      return send(request, reply, content, false)
    },
  })

  app.route({
    ...at(accessIn(singleton, edit)),
    schema: { tags, summary: `Read ${key} to edit it`, response: { 200: record } },
    handler: async (request, reply) => {
      const content = await store.inForce()
      return content ? send(request, reply, content, true) : reply.send(seenBy(request, empty))
    },
  })

  app.route({
    ...at(accessIn(singleton, update)),
    schema: { tags, summary: `Update ${key}`, body: changes, response: { 200: record } },
    handler: async (request, reply) => {
      const { updatedAt: _, ...given } = request.body as Values
      const content = await storeBy(request).write(seenBy(request, given), contentGuardOf(request))
      if (!content) throw new Refused(409, problems.stale)
      return send(request, reply, content, true)
    },
  })

  if (restart)
    app.route({
      ...at(accessIn(singleton, restart)),
      schema: { tags, summary: `Go back to what ${key} starts with`, response: { 200: record } },
      handler: async (request, reply) => {
        const guard = guardOf(request)
        if (!(await storeBy(request).remove(({ updatedAt }) => guard(updatedAt))) && (await store.read()))
          throw new Refused(409, problems.stale)
        return send(request, reply, (await store.inForce())!, true)
      },
    })
}

/** What a writer asks of the stored record. Who read an empty form means that nothing was stored. */
export function contentGuardOf(request: Pick<FastifyRequest, 'headers' | 'body'>): ContentGuard {
  const guard = guardOf(request)
  const seen = (request.body as { updatedAt?: string | null } | null | undefined)?.updatedAt
  return (stored) => (stored ? seen !== null && guard(stored.updatedAt) : !seen && !request.headers['if-match'])
}
