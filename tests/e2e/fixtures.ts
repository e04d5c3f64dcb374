import { test as base, expect, type Page } from '@playwright/test'
import { ADMIN, Server } from '../siteServer.ts'
import { copyDemoData } from './demoData.ts'
import { Noise } from './noise.ts'

interface WorkerFixtures {
  /** A server with demo content that the tests of one worker share; a test that changes content undoes it. */
  server: Server
}

interface Fixtures {
  noise: Noise
  /** Signs in through the form; the page is then on /admin. */
  signIn: (page: Page) => Promise<void>
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
  noise: [
    async ({ context }, use) => {
      const noise = new Noise()
      noise.listen(context)
      await use(noise)
      noise.stop(context)
      noise.check()
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  signIn: async ({}, use) => {
    await use(async (page) => {
      await page.goto('/login')
      await page.locator('[name=email]').fill(ADMIN.email)
      await page.locator('[name=password]').fill(ADMIN.password)
      await page.locator('[name=password]').press('Enter')
      await page.waitForURL('**/admin')
    })
  },
})

/** Waits until a page that came drawn answers by itself: a link that is followed before that is the browser's. */
export const untilAwake = (page: Page) => page.waitForFunction(() => !(window as { early?: unknown }).early)

export { expect }
