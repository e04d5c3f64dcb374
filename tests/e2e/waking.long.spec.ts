import type { Browser, Page } from '@playwright/test'
import { contactPage } from '../../src/contract/i18n/site/contactPage.ts'
import { siteTexts } from '../../src/contract/i18n/site/site.ts'
import { expect, test, untilAwake } from './fixtures.ts'

const { nav, products, blog, offline, shell } = siteTexts.tr
const ENTRY = '**/assets/entryClient-*.js'
const phone = { width: 390, height: 844 }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const majorOf = (browser: Browser) => Number.parseInt(browser.version(), 10)
const menu = (page: Page) => page.getByRole('button', { name: nav.menu })

/** Every document that the page asks for from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Waits until an attempt to wake the page, which is under way, has failed. */
const untilRefused = (page: Page) =>
  page.evaluate(async () => {
    const entry = document.querySelector<HTMLLinkElement>('link[href*=entryClient-]')!.href
    await import(entry).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
  })

/** The page itself says that its script failed once it knows; the browser's own line about the request comes sooner. */
const untilSaid = (page: Page) => page.waitForEvent('console', (message) => message.text().includes('imported module'))

/** Loses the first so many answers to a request for the entry. */
async function loseScript(page: Page, times: number) {
  let asked = 0
  await page.route(ENTRY, (route) => {
    asked += 1
    return asked > times ? route.continue() : route.abort('connectionreset')
  })
  return () => asked
}

test.describe('a script that does not arrive', () => {
  test.use({ viewport: phone })
  test.beforeEach(({ noise }) => noise.expect(/^failed: .*entryClient/, /^console error: .*(entryClient|ERR_)/))

  test('is asked for again at the next press, which is answered then', async ({ page, browser }) => {
    test.skip(majorOf(browser) < 156, 'an older browser never does: the next test is about those')
    const asked = await loseScript(page, 1)
    const said = untilSaid(page)
    await page.goto('/urunler')
    await said
    expect(asked()).toBe(1)
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('has the document loaded anew at the next press, where the browser never asks for it again', async ({
    page,
  }) => {
    // As one that remembers: what is no module comes.
    let isNew = false
    await page.route(ENTRY, (route) =>
      route.request().resourceType() === 'script' && !isNew ? route.abort('connectionreset') : route.continue(),
    )
    const said = untilSaid(page)
    await page.goto('/urunler')
    await said
    const renewed = page.waitForEvent('load')
    page.on('request', (request) => {
      isNew ||= request.resourceType() === 'document'
    })
    await menu(page).click()
    await renewed
    await untilAwake(page)
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('leaves its links in the header once a press on the menu was in vain', async ({ page }) => {
    await loseScript(page, Number.POSITIVE_INFINITY)
    const said = untilSaid(page)
    await page.goto('/urunler')
    await said
    await menu(page).click()
    await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
    await expect(heading(page, blog.title)).toBeVisible()
  })

  test('has the document loaded anew where a button waits for it, as the browser may never ask for it again', async ({
    page,
  }) => {
    // As one that remembers: what is no module comes.
    let isNew = false
    let lose = () => {}
    const isLost = new Promise<void>((resolve) => {
      lose = resolve
    })
    await page.route(ENTRY, async (route) => {
      if (route.request().resourceType() !== 'script' || isNew) return route.continue()
      await isLost
      return route.abort('connectionreset')
    })
    await page.goto('/urunler')
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-busy', 'true')
    const renewed = page.waitForEvent('load')
    page.on('request', (request) => {
      isNew ||= request.resourceType() === 'document'
    })
    lose()
    await renewed
    await untilAwake(page)
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('has nothing fetched for who only scrolls, where the browser never asks for it again', async ({ page }) => {
    await page.route(ENTRY, (route) =>
      route.request().resourceType() === 'script' ? route.abort('connectionreset') : route.continue(),
    )
    const said = untilSaid(page)
    await page.goto('/urunler')
    await said
    const fetched: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'document'].includes(request.resourceType())) fetched.push(request.url())
    })
    for (let turn = 0; turn < 3; turn++) {
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300 * turn)
      await untilRefused(page)
    }
    expect(fetched).toEqual([])
    // Who presses has them fetched, and the document after them.
    const renewed = page.waitForEvent('load')
    await menu(page).click()
    await renewed
    expect(fetched.filter((url) => /entryClient-/.test(url))).toHaveLength(1)
    expect(fetched.at(-1)).toMatch(/\/urunler$/)
  })

  test('leaves links that are followed as documents', async ({ page }) => {
    const asked = await loseScript(page, Number.POSITIVE_INFINITY)
    await page.goto('/urunler')
    await expect.poll(asked).toBeGreaterThan(0)
    const documents = documentsOf(page)
    await page.getByRole('contentinfo').getByRole('link', { name: nav.blog }).click()
    await expect(heading(page, blog.title)).toBeVisible()
    expect(documents).toEqual(['/blog'])
  })
})

for (const [path, file, name] of [
  ['/iletisim', 'ContactFacts', contactPage.map.show],
  ['/urunler', 'Chat', shell.chat],
] as const)
  test(`a part whose code is lost (${file}) has the document loaded anew at the second press, and answers then`, async ({
    page,
    noise,
  }) => {
    noise.expect(/^failed: /, /^console error: .*ERR_/)
    let isNew = false
    await page.route(`**/assets/${file}-*.js`, (route) => (isNew ? route.continue() : route.abort('connectionreset')))
    await page.goto(path)
    await untilAwake(page)
    page.on('request', (request) => {
      isNew ||= request.resourceType() === 'document'
    })
    const renewed = page.waitForEvent('load')
    const part = page.getByRole('button', { name })
    await expect(async () => {
      if (!isNew) await part.click()
      expect(isNew).toBe(true)
    }).toPass()
    await renewed
    await untilAwake(page)
    // The last press may have come to the new document already.
    await expect(async () => {
      if (await part.isVisible()) await part.click({ timeout: 5_000 })
      await expect(part).toBeHidden({ timeout: 5_000 })
    }).toPass()
  })

test.describe('presses before the page is awake', () => {
  test.use({ viewport: phone })

  for (const [times, isOpen] of [
    [1, 'true'],
    [2, 'false'],
    [3, 'true'],
  ] as const)
    test(`${times} count as ${times}`, async ({ page }) => {
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(ENTRY, async (route) => {
        await isReleased
        await route.continue()
      })
      await page.goto('/urunler')
      for (let press = 0; press < times; press++) await menu(page).click()
      await expect(menu(page)).toHaveAttribute('aria-busy', 'true')
      await expect(menu(page)).not.toHaveCSS('opacity', '1')
      release()
      await untilAwake(page)
      await expect(menu(page)).toHaveAttribute('aria-expanded', isOpen)
      await expect(menu(page)).not.toHaveAttribute('aria-busy')
    })
})

test('scripts let pictures go first', async ({ page, browser: chromium }) => {
  test.skip(majorOf(chromium) < 156, 'an older one hears of no priority of modules')
  const browser = await page.context().newCDPSession(page)
  const priorities = new Map<string, string>()
  browser.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    if (url.endsWith('.js')) priorities.set(url, initialPriority)
  })
  await browser.send('Network.enable')
  await page.goto('/urunler')
  await untilAwake(page)
  expect(new Set(priorities.values())).toEqual(new Set(['Low']))
})

test('going back before the page is awake opens the page that one goes back to', async ({ page }) => {
  await page.goto('/urunler')
  await untilAwake(page)
  await page.getByRole('contentinfo').getByRole('link', { name: nav.blog }).click()
  await expect(heading(page, blog.title)).toBeVisible()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ENTRY, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/urunler')
  release()
  await expect(heading(page, products.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await untilAwake(page)
})

test('a hash that is no text names nothing, and the page is awake', async ({ page }) => {
  await page.goto('/urunler#%')
  await untilAwake(page)
  await expect(heading(page, products.title)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
  await expect(heading(page, blog.title)).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/urunler#%')
  await expect(heading(page, products.title)).toBeVisible()
})

test('a page whose code cannot come for want of a connection is waited for, and that is said', async ({
  page,
  noise,
}) => {
  noise.expect(/^failed: /, /^console error: .*ERR_INTERNET_DISCONNECTED/)
  await page.goto('/urunler')
  await untilAwake(page)
  const documents = documentsOf(page)
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
  await expect(page.getByText(offline)).toBeAttached()
  await expect(heading(page, products.title)).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page, blog.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  expect(documents).toEqual([])
})

test.describe('a fault in the client', () => {
  test.beforeEach(({ noise }) => noise.expect(/^console error: .*boom/))

  for (const [where, name, fault] of [
    ['around the page', products.title, () => Object.defineProperty(window, 'scrollY', { get: broken })],
    [
      'in the page',
      'Tarlanızı anlatın',
      () => Object.defineProperty(URLSearchParams.prototype, 'get', { get: broken }),
    ],
    ['before anything is drawn', products.title, () => Object.assign(JSON, { parse: broken })],
  ] as const)
    test(`${where} leaves the server’s document standing, and is said once`, async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text())
      })
      await page.addInitScript(`var broken = () => { throw new Error('boom') }; (${fault})()`)
      const path = name === products.title ? '/urunler' : '/iletisim'
      await page.goto(path)
      await expect.poll(() => said).toHaveLength(1)
      expect(said[0]).toContain('boom')
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      // Each sign of somebody has it tried again.
      await page.keyboard.press('Shift')
      await untilRefused(page)
      expect(said).toHaveLength(1)
      const documents = documentsOf(page)
      await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
      await expect(heading(page, blog.title)).toBeVisible()
      expect(documents).toEqual(['/blog'])
    })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test('leaves its links in the header, where the menu could not be opened any more', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'scrollY', {
          get: () => {
            throw new Error('boom')
          },
        }),
      )
      await page.goto('/urunler')
      await expect(page.getByRole('banner').getByRole('link', { name: nav.blog })).toBeVisible()
      await expect(menu(page)).toBeHidden()
    })
  })

  test('while going on leads to the page that the address names, as a document', async ({ page }) => {
    await page.goto('/urunler')
    await untilAwake(page)
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('boom')
      }
    })
    const documents = documentsOf(page)
    await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
    await expect.poll(() => documents).toEqual(['/blog'])
    await untilAwake(page)
    await expect(heading(page, blog.title)).toBeVisible()
    expect(documents).toEqual(['/blog'])
  })
})

declare const broken: () => never
