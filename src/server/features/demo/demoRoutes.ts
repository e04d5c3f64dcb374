import { type DemoContent, demoContent } from '../../../contract/api/administration.ts'
import { demoContentEndpoints } from '../../../contract/api/endpoints.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Actor } from '../../platform/db/transaction.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { type Filled, wasSeeded } from './seedDemo.ts'

interface Demo {
  services: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'>
  settings: Pick<Settings, 'MAP_HOSTS'>
}

/** Endpoints that count and remove unchanged demo content. */
export const demoRoutes: ZodRoutes<Demo> = async (app, { services, settings }) => {
  const tags = ['demo content']

  app.route({
    ...at(demoContentEndpoints.left),
    schema: { tags, summary: 'List unchanged demo content', response: { 200: demoContent } },
    handler: async (request) => answer(await once('countDemo', actorOf(request))),
  })

  app.route({
    ...at(demoContentEndpoints.remove),
    schema: { tags, summary: 'Delete unchanged demo content', response: { 200: demoContent } },
    handler: async (request) => answer(await once('removeDemo', actorOf(request))),
  })

  /** Loaded on demand: the demo's texts are large, and needed only if they were seeded. */
  async function once(work: 'countDemo' | 'removeDemo', actor: Actor): Promise<Filled[]> {
    if (!(await wasSeeded(services.db))) return []
    const demo = await import('./removeDemo.ts')
    return demo[work]({ ...services, actor }, settings)
  }
}

const answer = (parts: Filled[]): DemoContent => ({ total: parts.reduce((sum, { count }) => sum + count, 0), parts })
