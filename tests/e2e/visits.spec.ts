import { devices } from '@playwright/test'
import { visitTexts } from '../../src/contract/i18n/admin/visits.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const { userAgent } = devices['Desktop Chrome']

test('visits: pages, a call and a search are counted without storage, and the panel shows them', async ({
  browser,
  page,
  signIn,
}) => {
  const words = 'zzz yok böyle'
  for (let visitor = 1; visitor <= 3; visitor++) {
    // Browsers that are automated by their name are not counted.
    const context = await browser.newContext({ userAgent: `${userAgent} Visitor/${visitor}` })
    const visit = await context.newPage()
    const beacons: unknown[] = []
    visit.on('request', (request) => {
      if (request.url().endsWith('/api/visits')) beacons.push(request.postDataJSON())
    })
    await visit.goto('/iletisim')
    await untilHydrated(visit)
    await visit
      .locator('a[href^="tel:"]')
      .first()
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault())
        ;(link as HTMLElement).click()
      })
    await visit.goto(`/ara?${new URLSearchParams({ q: words })}`)
    await expect.poll(() => beacons).toHaveLength(4)
    expect(beacons).toEqual([
      { path: '/iletisim' },
      { path: '/iletisim', event: 'call' },
      expect.objectContaining({ path: '/ara' }),
      { path: expect.stringMatching(/^\/ara\?q=/), event: 'search' },
    ])
    expect(await context.cookies()).toEqual([])
    expect(await visit.evaluate(() => localStorage.length)).toBe(0)
    await context.close()
  }

  await signIn(page)
  await page.goto('/admin/visits')
  const rowOf = (region: string, name: string) =>
    page.getByRole('region', { name: region, exact: true }).getByRole('row').filter({ hasText: name })
  const { pages, events, eventNames, missed } = visitTexts.tr
  await expect(rowOf(pages, '/iletisim')).toContainText('33')
  await expect(rowOf(events, eventNames.call)).toContainText('3')
  await expect(rowOf(events, eventNames.search)).toContainText('3')
  await expect(rowOf(missed, words)).toContainText('3')
})
