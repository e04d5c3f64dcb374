import { expect } from './fixtures.ts'
import { detailPath } from './routes.ts'
import { test } from './sharedPage.ts'

/** Size of an A4 page without margins of 1 cm, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }

/** Lays out the page in columns of sheet size, side by side. */
const layOutAsSheets = ({ width, height }: typeof SHEET) => {
  Object.assign(document.body.style, {
    display: 'block',
    overflow: 'visible',
    columnWidth: `${width}px`,
    columnFill: 'auto',
    height: `${height}px`,
    minHeight: '0',
  })
}

test('print: the specs of a product are on one sheet, wherever they begin', async ({ page }) => {
  await page.setViewportSize({ ...SHEET, height: 1000 })
  await page.goto(detailPath, { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(layOutAsSheets, SHEET)
  const table = page.locator('article dl').first()
  for (const above of [0, 200, 400, 600, 800]) {
    const sheets = await table.evaluate((element, above) => {
      element.closest('main')!.style.paddingTop = `${above}px`
      return element.getClientRects().length
    }, above)
    expect(sheets, `${above} px further down`).toBe(1)
  }
})
