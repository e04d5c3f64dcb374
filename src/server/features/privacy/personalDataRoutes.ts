import { erasure, personalData, personQuery } from '../../../contract/api/administration.ts'
import { personalDataEndpoints } from '../../../contract/api/endpoints.ts'
import { erased } from '../../../contract/i18n/shared/messages.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Trash } from '../../content/trash/trash.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { personOf } from './person.ts'
import { erasePerson, exportPerson } from './personalData.ts'

/** Exports and erases the data of one person (KVKK, articles 7 and 11). */
export const personalDataRoutes: ZodRoutes<
  Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> & { trash: Trash }
> = async (app, services) => {
  const tags = ['personal-data']

  app.route({
    ...at(personalDataEndpoints.find),
    schema: {
      tags,
      summary: 'Export the personal data of a person',
      querystring: personQuery,
      response: { 200: personalData },
    },
    handler: async (request) => exportPerson(services, personOf(request.query.of), actorOf(request)),
  })

  app.route({
    ...at(personalDataEndpoints.erase),
    schema: {
      tags,
      summary: 'Erase the personal data of a person; backups contain them until they expire',
      querystring: personQuery,
      response: { 200: erasure },
    },
    handler: async (request) => {
      const done = await erasePerson(services, personOf(request.query.of), actorOf(request))
      return { message: erased(done), ...done }
    },
  })
}
