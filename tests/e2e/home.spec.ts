import type { Page } from '@playwright/test'
import { SLIDE_INTERVAL } from '../../src/contract/constants.ts'
import { homeTexts } from '../../src/contract/i18n/site/home.ts'
import { demoSlides } from '../../src/server/features/demo/slides.ts'
import { demoPageTexts } from '../../src/server/features/demo/texts/pages.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const { slider: texts, assistant } = homeTexts
const { suggestions: questions } = demoPageTexts['chat-texts']
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const titles = demoSlides.map(({ title }) => title)

/** Stops the clock: time passes only when the test advances it. */
async function stopTime(page: Page) {
  await page.clock.install({ time: 0 })
  // In the future: the clock cannot be paused in its past.
  await page.clock.pauseAt(3_600_000)
}

test('slider: advances by itself with its pictures loaded in time, until it is paused', async ({ page }) => {
  await stopTime(page)
  await page.goto('/')
  const title = (i: number) => page.getByRole('heading', { level: 2, name: titles[i]! })
  await expect(title(0)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await untilHydrated(page)
  for (const i of [1, 2, 3, 0]) {
    await page.clock.runFor(SLIDE_INTERVAL - 1000)
    const next = page
      .getByRole('region', { name: texts.label })
      .locator('[role=group][aria-roledescription]')
      .nth(i)
      .locator('picture img:last-child')
    await expect
      // Renditions are created on the first request, which takes a while with few cores.
      .poll(() => next.evaluateAll((all) => (all as HTMLImageElement[]).map((image) => image.complete)))
      .toEqual([true])
    await page.clock.runFor(1000)
    await expect(title(i)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
  await page.getByRole('button', { name: texts.pause }).click()
  await page.clock.runFor(3 * SLIDE_INTERVAL)
  await expect(title(0)).toBeVisible()
})

test('slider: a swipe changes the slide, a vertical one scrolls the page', async ({ browser, server }) => {
  const context = await browser.newContext({ ...phone, baseURL: server.url })
  const page = await context.newPage()
  await stopTime(page)
  await page.goto('/')
  await untilHydrated(page)
  const client = await context.newCDPSession(page)
  const swipe = async (x: number, y: number, toX: number, toY: number) => {
    const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
    await touch('touchStart', { x, y })
    for (let step = 1; step <= 5; step++)
      await touch('touchMove', { x: x + ((toX - x) * step) / 5, y: y + ((toY - y) * step) / 5 })
    await touch('touchEnd')
  }
  await expect(page.getByText(titles[0]!)).toBeVisible()
  await page.getByRole('button', { name: texts.pause }).click()
  await swipe(300, 300, 120, 310)
  await expect(page.getByText(titles[1]!)).toBeVisible()
  await swipe(120, 300, 300, 290)
  await expect(page.getByText(titles[0]!)).toBeVisible()
  await swipe(200, 600, 200, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(page.getByRole('heading', { level: 2, name: titles[0]! })).toHaveCount(1)
  await context.close()
})

test('slider: each arrow key press changes the slide, also from the link of one', async ({ page }) => {
  await stopTime(page)
  await page.goto('/')
  await untilHydrated(page)
  const slider = page.getByRole('region', { name: texts.label })
  await slider.locator('[data-current] a').focus()
  for (const i of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { level: 2, name: titles[i]! })).toBeVisible()
  }
  await expect(slider).toBeFocused()
  await page.clock.runFor(2 * SLIDE_INTERVAL)
  await expect(page.getByRole('heading', { level: 2, name: titles[2]! })).toBeVisible()
})

test('reduced motion: the slider does not advance', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopTime(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: texts.play })).toBeVisible()
  await page.clock.runFor(3 * SLIDE_INTERVAL)
  await expect(page.getByRole('heading', { level: 2, name: titles[0]! })).toBeVisible()
})

test('assistant sample: a question is prefilled in the chat', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('button', { name: questions[3]!.text }).click()
  await expect(page.getByPlaceholder('Bir soru sorun...')).toHaveValue(questions[3]!.text)
})

test('home page: no layout shift while it loads and the slider advances', async ({ page, pageErrors }) => {
  // The fallback fonts have the widths of the fonts only where the system has Arial.
  pageErrors.expect(/\.woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await stopTime(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await untilHydrated(page)
  await page.clock.runFor(2 * SLIDE_INTERVAL)
  await expect(page.getByRole('heading', { level: 2, name: titles[2]! })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home page without scripts: shows the first slide, without buttons that need scripts', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/^failed: GET .*\.js: csp$/)
    await page.goto('/')
    await expect(page.getByText(titles[0]!)).toBeVisible()
    await expect(page.getByText(titles[1]!)).toBeHidden()
    await expect(page.getByRole('button', { name: texts.pause })).toBeHidden()
    await expect(page.getByRole('button', { name: assistant.action })).toBeHidden()
  })
})

test('year: its veil moves off while it is scrolled into view, and is never there with reduced motion', async ({
  page,
}) => {
  await page.goto('/')
  const land = page.locator('li:has(h3) span:has(> img[src*="/season-"])').last()
  const veil = () =>
    land.evaluate((element) => {
      const { translate, content } = getComputedStyle(element.parentElement!, '::after')
      return content === 'none' ? content : translate
    })
  expect(await veil()).toBe('0px')
  await land.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect.poll(veil).toBe(`${page.viewportSize()!.width}px`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await veil()).toBe('none')
})
