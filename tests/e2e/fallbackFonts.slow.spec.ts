import { browserOptions } from '../helpers/browser.ts'
import { expect, test } from './fixtures.ts'
import { publicPaths, saysNotFound } from './routes.ts'

// Without hinting: as on systems that do not round glyph widths to whole pixels.
const { args, ...options } = browserOptions()
test.use({ launchOptions: { ...options, args: [...args, '--font-render-hinting=none'] } })

/** Minimum text width per style in pixels: less would measure only a few words. */
const ENOUGH = 4000

test('fallback fonts: as wide as the web fonts, in each weight', async ({ page, pageErrors }) => {
  pageErrors.expect(saysNotFound)
  const widths = new Map<string, { letters: number; fallbacks: number }>()
  for (const path of publicPaths) {
    await page.goto(path)
    const hasArial = await page.evaluate(() =>
      new FontFace('Arial here', 'local("Arial"), local("Liberation Sans")').load().then(
        () => true,
        () => false,
      ),
    )
    test.skip(!hasArial, 'The fallback fonts are based on Arial, or on its metric twin.')
    for (const [style, letters, fallbacks] of await page.evaluate(measure)) {
      const sum = widths.get(style) ?? { letters: 0, fallbacks: 0 }
      widths.set(style, { letters: sum.letters + letters, fallbacks: sum.fallbacks + fallbacks })
    }
  }
  const common = [...widths].filter(([, { letters }]) => letters > ENOUGH)
  expect(common.length).toBeGreaterThan(5)
  const wrong = common
    .map(([style, { letters, fallbacks }]) => ({ style, ratio: fallbacks / letters }))
    .filter(({ ratio }) => Math.abs(ratio - 1) > 0.01)
  expect(wrong).toEqual([])
})

/** Width of each text of the page in its web font and in the fallback font, with family, weight and width. */
const measure = async () => {
  const root = document.documentElement
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() && [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
  )
  const widthOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
  }
  await document.fonts.ready
  const letters = texts.map(widthOf)
  const styles = texts.map((element) => {
    const { fontFamily, fontWeight, fontStretch } = getComputedStyle(element)
    return [fontFamily.split(',').find((family) => family.includes('Variable')), fontWeight, fontStretch].join(' ')
  })
  for (const face of ['--head', '--text']) {
    const families = getComputedStyle(root).getPropertyValue(face).split(',')
    root.style.setProperty(face, families.filter((family) => !/Variable|Digits/.test(family)).join())
  }
  return texts.map((text, i) => [styles[i]!, letters[i]!, widthOf(text)] as const)
}
