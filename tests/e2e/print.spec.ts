import { expect } from './fixtures.ts'
import { test } from './onlooker.ts'
import { detailPath } from './routes.ts'

/** The room that a sheet of A4 has between margins of 1 cm, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }

/** Lays the page out as sheets beside one another, as a printer lays them out on top of one another. */
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

test('a printed product has its table of features on one sheet, wherever it begins', async ({ page }) => {
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
