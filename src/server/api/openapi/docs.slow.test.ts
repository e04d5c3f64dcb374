import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserOptions } from '../../../../tests/helpers/browser.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { TEST_TIMEOUT } from '../../../../tests/helpers/timeouts.ts'

describe('API documentation page', () => {
  let site: TestApp
  let browser: Browser
  let page: Page
  let origin: string
  const noise: string[] = []
  beforeAll(async () => {
    site = await createTestApp('sqlite', { settings: { SITE_NAME: 'Ak & <b>Kara</b>' } })
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
    browser = await chromium.launch(browserOptions())
    page = await browser.newPage({ viewport: { width: 1280, height: 2000 } })
    page.setDefaultTimeout(3 * TEST_TIMEOUT)
    page.on('request', (request) => void (request.url().startsWith(`${origin}/`) || noise.push(request.url())))
    // The icon is rendered by the site, which does not run here.
    page.on('console', (line) => {
      if (line.type() === 'error' && !line.location().url.endsWith('/favicon.svg')) noise.push(line.text())
    })
    page.on('pageerror', (error) => noise.push(String(error)))
    await page.goto(`${origin}/api/docs#/operations/getHealth`)
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  test('runs an operation, shows all others, and has no policy or accessibility violations', async () => {
    const health = page.locator('#operations-operations-getHealth')
    await health.getByRole('button', { name: 'Try it out' }).click()
    await health.getByRole('button', { name: 'Execute' }).click()
    await expect.poll(() => health.textContent()).toContain('"status": "ok"')
    expect(await page.locator('.info .title').textContent()).toContain('Ak & <b>Kara</b>')
    const { paths } = (await site.call('GET /openapi.json')).body as { paths: Record<string, object> }
    const operations = Object.values(paths).flatMap(Object.keys)
    // Of a long description, only the visible part is in the DOM.
    const seen = new Set<string>()
    const lookOn = async () => {
      for (const { id } of await page.locator('.opblock').evaluateAll((all) => all.map(({ id }) => ({ id }))))
        seen.add(id)
      await page.evaluate(() => {
        const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1
        window.scrollTo(0, isAtEnd ? 0 : window.scrollY + window.innerHeight / 2)
      })
      return seen.size
    }
    await expect.poll(lookOn, { interval: 50, timeout: 3 * TEST_TIMEOUT }).toBe(operations.length)
    expect(noise).toEqual([])
  })
})
