import type { Browser, Page } from '@playwright/test'
import { STORAGE_KEYS } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { DevServer } from './devServer.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { detailPath } from './routes.ts'

/** Computed properties that depend on style sheets but not on time. Grid columns are computed as sizes. */
const PROPERTIES = [
  ...[
    'display',
    'position',
    'color',
    'background-color',
    'background-image',
    'list-style-type',
    'text-decoration-line',
  ],
  ...['font-family', 'font-size', 'font-weight', 'font-stretch', 'line-height', 'letter-spacing', 'text-align'],
  ...['grid-template-columns', 'column-gap', 'row-gap', 'align-items', 'padding', 'margin', 'border', 'border-radius'],
]

/** One line for each element of the page: its name and its computed styles. */
const stylesOf = (page: Page) =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll('html, body, #root :not(svg *)')].map((element) => {
        const style = getComputedStyle(element)
        const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
        return `${element.localName}.${element.getAttribute('class') ?? ''} ${values.join('; ')}`
      }),
    PROPERTIES,
  )

const withoutOrigin = (lines: string[], url: string) => lines.map((line) => line.replaceAll(url, ''))

interface View {
  path: string
  theme: 'light' | 'dark'
  width: number
  hasScripts?: boolean
}

async function stylesAt(browser: Browser, url: string, { path, theme, width, hasScripts = true }: View) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: STORAGE_KEYS.theme, value: theme }] }],
    },
  })
  const page = await context.newPage()
  await page.goto(url + path, { waitUntil: 'load' })
  // Fonts decide widths.
  await page.evaluate(() => document.fonts.ready)
  if (hasScripts) {
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
  }
  const styles = withoutOrigin(await stylesOf(page), url)
  const doubled = await page.evaluate(() => {
    const ids = [...document.querySelectorAll<HTMLElement>('style[data-vite-dev-id]')].map(
      ({ dataset }) => dataset.viteDevId,
    )
    return ids.filter((id, i) => ids.indexOf(id) !== i)
  })
  await context.close()
  return { styles, doubled }
}

test('npm run dev: pages have the styles of the built site, before scripts run and after, and the panel signs in', async ({
  browser,
  server,
  page,
}) => {
  const dev = await DevServer.start()
  try {
    const views: View[] = [
      { path: '/', theme: 'dark', width: 1366, hasScripts: false },
      { path: '/', theme: 'light', width: 390 },
      { path: '/iletisim', theme: 'dark', width: 1366 },
      { path: detailPath, theme: 'light', width: 1366 },
    ]
    for (const view of views) {
      const [inDev, built] = await Promise.all([stylesAt(browser, dev.url, view), stylesAt(browser, server.url, view)])
      const differing = inDev.styles.filter((line, i) => line !== built.styles[i])
      expect(differing, JSON.stringify(view)).toEqual([])
      expect(inDev.styles.length).toBe(built.styles.length)
      expect(inDev.doubled).toEqual([])
    }

    const { account, dashboard } = adminTexts.tr
    await page.goto(`${dev.url}/admin`)
    await page.getByLabel(account.email).fill(ADMIN.email)
    await page.locator('[name=password]').fill(ADMIN.password)
    await page.getByRole('button', { name: account.signIn }).click()
    await expect(page.getByRole('heading', { name: dashboard.heading })).toBeVisible()
    expect(dev.restarts).toBe(0)
    // An open page would report errors when its server ends.
    await page.goto('about:blank')
  } finally {
    await dev.remove()
  }
})
