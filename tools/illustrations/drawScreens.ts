import { stat } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { browserOptions, ensureBrowser } from '../../tests/helpers/browser.ts'
import { fontFaces } from './fontFaces.ts'
import { depthChart } from './screens/depthChart.ts'
import { moistureMap } from './screens/moistureMap.ts'
import { morningMessage } from './screens/morningMessage.ts'
import { drawSoilSection } from './views/section.ts'

/**
 * Draws the demo's pictures with words in them, which a browser sets in the site's fonts: a grower's phone, a
 * map, a chart and a rule. */
const folder = new URL('../../src/server/features/demo/pictures/', import.meta.url)
const MOST_BYTES = 120_000
/** Width of a picture in pixels. */
const PIXELS = 1600

/** First pictures are 16:9, further ones 4:3, as the site frames them. */
const screens: Readonly<Record<string, { width: number; height: number; draw: () => string }>> = {
  sulama: { width: 1600, height: 900, draw: morningMessage },
  nem: { width: 1600, height: 900, draw: drawSoilSection },
  'nem-haritasi': { width: 1200, height: 900, draw: moistureMap },
  'derinlik-grafigi': { width: 1200, height: 900, draw: depthChart },
}

ensureBrowser()
const only = process.argv.slice(2)
const browser = await chromium.launch(browserOptions())
try {
  const faces = await fontFaces()
  for (const [name, { width, height, draw }] of Object.entries(screens)) {
    if (only.length > 0 && !only.includes(name)) continue
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: PIXELS / width })
    await page.setContent(
      `<!doctype html><html lang="tr"><style>${faces}*{margin:0}svg{display:block}text{font-family:"Atkinson Hyperlegible Next Variable"}.head{font-family:"Archivo Variable";font-stretch:112%}</style>${draw()}</html>`,
    )
    await page.evaluate(() => document.fonts.ready)
    const file = new URL(`${name}.webp`, folder).pathname
    await sharp(await page.screenshot())
      .webp({ quality: 76, effort: 6 })
      .toFile(file)
    await page.close()
    if ((await stat(file)).size > MOST_BYTES) throw new Error(`${file} exceeds ${MOST_BYTES} bytes`)
  }
} finally {
  await browser.close()
}
