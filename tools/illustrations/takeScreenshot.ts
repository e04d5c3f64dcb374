import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { buildWhenNeeded } from '../../scripts/buildWhenNeeded.ts'
import { STORAGE_KEYS } from '../../src/contract/constants.ts'
import { browserOptions, ensureBrowser } from '../../tests/helpers/browser.ts'
import { tokenAt } from '../../tests/helpers/serverProcess.ts'
import { ROOT, Server } from '../../tests/helpers/siteServer.ts'

/** Takes the README's screenshots of the home page and the panel, from the running demo (`npm run pictures`). */
const folder = join(ROOT, 'docs/pictures')
mkdirSync(folder, { recursive: true })

buildWhenNeeded()
ensureBrowser()
const server = await Server.start()
const browser = await chromium.launch(browserOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const take = async (path: string, name: string) => {
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await sharp(await page.screenshot())
      .webp({ quality: 88, effort: 6 })
      .toFile(join(folder, name))
  }
  await take('/', 'home.webp')
  const token = await tokenAt(server.url)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.token, token] as const)
  await take('/admin/products', 'panel.webp')
} finally {
  await browser.close()
  await server.remove()
}
