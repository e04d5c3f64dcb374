import { test as base, expect, type Page } from '@playwright/test'
import { type Locale, STORAGE_KEYS } from '../../src/contract/constants.ts'
import { ADMIN, Server } from '../helpers/siteServer.ts'
import { copyDemoData } from './demoData.ts'
import { PageErrors } from './pageErrors.ts'

interface WorkerFixtures {
  /** A server with demo content that the tests of one worker share; a test that changes content undoes it. */
  server: Server
}

interface Fixtures {
  pageErrors: PageErrors
  /**
   * Stores a session and a language in the page's otherwise new browser context. Returns the options of API requests as the
   * administrator.
   */
  signIn: (page: Page, language?: Locale) => Promise<{ headers: { authorization: string } }>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const server = await Server.start({ RATE_LIMITS: 'off', DATA_DIR: copyDemoData() })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = new PageErrors()
      pageErrors.listen(context)
      await use(pageErrors)
      pageErrors.stop(context)
      pageErrors.check()
    },
    { auto: true },
  ],
  signIn: async ({ server }, use) => {
    await use(async (page, language = 'tr') => {
      const { token } = await (await page.request.post('/api/accounts/login', { data: ADMIN })).json()
      const localStorage = [
        { name: STORAGE_KEYS.token, value: token },
        { name: STORAGE_KEYS.locale, value: language },
      ]
      await page.context().setStorageState({ cookies: [], origins: [{ origin: server.url, localStorage }] })
      return { headers: { authorization: `Bearer ${token}` } }
    })
  },
})

/** Waits until a page is hydrated: before that a link loads a document, and a button does nothing. */
export const untilHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

export { expect }
