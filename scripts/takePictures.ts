import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { browserOptions, ensureBrowser } from '../tests/browser.ts'
import { ROOT, Server } from '../tests/siteServer.ts'
import { buildWhenNeeded } from './buildWhenNeeded.ts'

/** Takes the README's picture of the home page from the running demo (`npm run pictures`). */
const folder = join(ROOT, 'docs/pictures')
mkdirSync(folder, { recursive: true })

buildWhenNeeded()
ensureBrowser()
const server = await Server.start()
const browser = await chromium.launch(browserOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  // The motif has few colours: a palette makes the picture a third of the size.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, 'home.png'))
} finally {
  await browser.close()
  await server.remove()
}
