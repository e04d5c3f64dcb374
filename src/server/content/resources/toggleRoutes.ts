import type { Access } from '../../../contract/schema/endpoint.ts'
import type { Toggle } from '../../../contract/schema/resource.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import { actorOf } from '../../platform/http/access.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { guardOf } from './conditions.ts'
import { idIn, paramsOf } from './keys.ts'
import { answer } from './outcomes.ts'
import { type Served, servedAt } from './served.ts'

/** Serves what flips one flag of a row, or sets and clears it. */
export const toggleRoutes: ZodRoutes<Served> = async (app, { resource, rules, stores }) => {
  const { name, endpoints } = resource
  const { record } = resourceSchemas(resource, rules)

  for (const [field, toggle] of Object.entries(endpoints.toggle ?? {}))
    for (const { access, value } of togglesOf(toggle))
      app.route({
        ...servedAt(access, resource),
        schema: {
          tags: [name],
          summary: `${value === undefined ? 'Flip' : value ? 'Set' : 'Clear'} ${field}`,
          params: paramsOf(access),
          response: { 200: record },
        },
        handler: async (request, reply) => {
          const store = stores.by(actorOf(request)).of(resource)
          return answer(request, reply, await store.toggle(idIn(request), field, value, guardOf(request)))
        },
      })
}

const togglesOf = (toggle: Toggle | undefined): { access: Access; value?: boolean }[] =>
  toggle === undefined
    ? []
    : typeof toggle === 'object' && 'on' in toggle
      ? [
          { access: toggle.on, value: true },
          { access: toggle.off, value: false },
        ]
      : [{ access: toggle }]
