import { STORAGE_KEYS } from '../../src/contract/constants.ts'
import { ADMIN } from '../siteServer.ts'
import { test } from './fixtures.ts'
import { expectLegible } from './legible.ts'
import { adminPaths } from './routes.ts'

test.describe.configure({ mode: 'parallel' })
// axe writes styles of its own, which the content policy refuses.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const LOGIN = '/login'

for (const path of [LOGIN, ...adminPaths])
  test(`${path} passes axe in both themes at every width, and fits into 320 px`, async ({ page }) => {
    if (path !== LOGIN) {
      const { token } = await (await page.request.post('/api/accounts/login', { data: ADMIN })).json()
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.token, token] as const)
    }
    await page.goto(path, { waitUntil: 'networkidle' })
    // The other theme, as if it had been chosen in another tab.
    const toDark = () =>
      page.evaluate((key) => {
        localStorage.setItem(key, 'dark')
        dispatchEvent(new StorageEvent('storage', { key }))
      }, STORAGE_KEYS.theme)
    await expectLegible(page, toDark)
  })
