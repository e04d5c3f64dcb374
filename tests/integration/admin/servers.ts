import { startMinimalApi } from '../../helpers/minimalApi/minimalApi.ts'
import { TOKEN } from '../../helpers/minimalApi/routes.ts'
import { createTestApp } from '../../helpers/testApp.ts'

type Options = Parameters<typeof createTestApp>[1]

/** The real server on a port of its own. */
export async function startRealServer(options: Options = {}) {
  const site = await createTestApp('sqlite', options)
  const url = `${await site.app.listen({ host: '127.0.0.1', port: 0 })}/api`
  return {
    ...site,
    url,
    state: { token: site.token },
    async close() {
      site.app.server.closeAllConnections()
      await site.close()
    },
  }
}

/** The minimal API, which implements only the specification. */
export async function startOtherServer() {
  const api = await startMinimalApi()
  return { ...api, state: { token: TOKEN } }
}
