import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { STORAGE_KEYS } from '../../src/contract/constants.ts'
import { browserOptions } from '../../tests/helpers/browser.ts'
import { readAsset } from '../../tests/helpers/bundles.ts'
import { ADMIN, type Server } from '../../tests/helpers/siteServer.ts'
import { middle } from './cpuTime.ts'

const RUNS = 7
const BASE = '/admin-assets/'

/** Opening the panel's product list when signed in, with an empty browser cache. */
export interface PanelOpening {
  /** Milliseconds until a row is visible (median). */
  readable: number
  /** Bytes of JavaScript loaded until then (gzip). */
  script: number
}

export async function openPanel({ url }: Server): Promise<PanelOpening> {
  const answer = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await answer.json()) as { token: string }
  const localStorage = [{ name: STORAGE_KEYS.token, value: token }]
  const browser = await chromium.launch(browserOptions())
  const times: number[] = []
  let scripts: string[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    })
    const page = await context.newPage()
    await page.goto(`${url}/admin/products`, { waitUntil: 'commit' })
    const row = await page.waitForFunction(() => {
      const link = document.querySelector('main a[href*="/edit/"]')
      const { left, top, width, height } = link?.getBoundingClientRect() ?? new DOMRect()
      if (!link?.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return null
      const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return { at: performance.now(), files }
    })
    const { at, files } = (await row.jsonValue())!
    times.push(at)
    scripts = files.filter((file) => file.startsWith(BASE) && file.endsWith('.js'))
    await context.close()
  }
  await browser.close()
  const sizes = scripts.map((file) => gzipSync(readAsset('admin', file.slice(BASE.length))).length)
  return { readable: middle(times), script: sizes.reduce((sum, size) => sum + size, 0) }
}
