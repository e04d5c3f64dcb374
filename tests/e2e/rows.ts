import type { Locator, Page } from '@playwright/test'

/** The rows of a list of the panel, as a table or as cards. */
export const rows = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody tr, ul > li')
    .filter({ has: page.getByRole('link') })

/** Drags a row by its handle to the position of another one, by touch or mouse. */
export async function drag(list: Locator, [from, to]: [number, number], hasTouch: boolean) {
  const page = list.page()
  const centre = async (index: number) => {
    const { x, y, width, height } = (await list.nth(index).locator('[data-part="grip"]').boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const [start, end] = [await centre(from), await centre(to)]
  const beyond = { ...end, y: end.y + Math.sign(to - from) * 8 }
  if (!hasTouch) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(beyond.x, beyond.y, { steps: 5 })
    await page.mouse.up()
    return
  }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: start.x, y: start.y + (beyond.y - start.y) * share }])
  await touch('touchEnd', [])
  await client.detach()
}
