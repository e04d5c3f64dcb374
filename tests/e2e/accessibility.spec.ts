import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { expectAccessible, expectNothingSideways } from './legible.ts'
import { adminPaths } from './routes.ts'

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

for (const theme of ['light', 'dark'])
  for (const width of [360, 1440])
    test.describe(`${theme}, ${width} px`, () => {
      // axe writes styles of its own, which the content policy refuses.
      test.use({ viewport: { width, height: 900 }, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

      test('every screen of the administrator passes axe', async ({ page, signIn }) => {
        test.slow()
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
        await open(page, '/login')
        await expectAccessible(page, { when: '/login' })
        await signIn(page)
        for (const path of adminPaths)
          await test.step(path, async () => {
            await open(page, path)
            await expectAccessible(page, { when: path })
          })
      })
    })

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('every screen of the administrator fits into the width', async ({ page, signIn }) => {
    await open(page, '/login')
    await expectNothingSideways(page)
    await signIn(page)
    for (const path of adminPaths)
      await test.step(path, async () => {
        await open(page, path)
        await expectNothingSideways(page)
      })
  })
})
