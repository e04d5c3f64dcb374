import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const { nav, products } = siteTexts
const DATA = '<script type="application/json" id="page-data">'

/** A proxy that holds back the data at the end of each document until it is released. */
async function serveInHalves(site: string) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const passOn = async (path: string, response: ServerResponse) => {
    const answer = await fetch(site + path)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void Readable.from(answer.body!).pipe(response)
    const [seen, data] = (await answer.text()).split(DATA)
    response.write(seen! + DATA)
    await isReleased
    response.end(data)
  }
  const server = createServer((request, response) => void passOn(request.url!, response)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    end() {
      release()
      server.close()
      server.closeAllConnections()
    },
  }
}

test('hydration: waits for the end of a slow document', async ({ page, baseURL, pageErrors }) => {
  // The slow server takes no beacons.
  pageErrors.expect(/405/)
  await page.setViewportSize({ width: 390, height: 844 })
  const slow = await serveInHalves(baseURL!)
  try {
    const entry = page.waitForResponse(/entryClient-/)
    await page.goto(`${slow.url}/urunler`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: products.title })).toBeVisible()
    // The entry's code is loaded and runs.
    await page.evaluate((url) => import(url), (await entry).url())
    slow.release()
    await untilHydrated(page)
    const menu = page.getByRole('button', { name: nav.menu })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  } finally {
    slow.end()
  }
})
