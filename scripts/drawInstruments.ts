import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawInstrument } from '../src/design-system/instruments/drawInstrument.ts'
import { SIDE } from '../src/design-system/instruments/frame.ts'
import { type InstrumentName, instrumentNames } from '../src/design-system/instruments/names.ts'
import { inTwoThemes } from '../src/design-system/twoThemes.ts'

/** Writes the instruments: as drawings by day and by night, and as the pictures of the demo's products. */
const drawn = new URL('../src/design-system/instruments/drawn/', import.meta.url)
const pictures = new URL('../src/server/features/demo/pictures/', import.meta.url)
/** Side of a picture in pixels: twice the largest box that a page shows it in. */
const PIXELS = 1600

/** The demo's products, by the file of their picture. */
const products: Readonly<Record<string, InstrumentName>> = {
  'kok-6': 'soil-probe',
  poyraz: 'weather-station',
  'kirlangic-20': 'drone',
  'ark-4': 'valve-controller',
  ciy: 'leaf-sensor',
  kopru: 'gateway',
  debi: 'flow-meter',
  ambar: 'grain-cable',
}

await rm(drawn, { recursive: true, force: true })
await Promise.all([drawn, pictures].map((folder) => mkdir(folder, { recursive: true })))
for (const name of instrumentNames) {
  const drawing = inTwoThemes(SIDE, SIDE, (theme) => drawInstrument(name, theme))
  await writeFile(new URL(`${name}.svg`, drawn), drawing)
}
for (const [file, name] of Object.entries(products)) {
  const drawing = Buffer.from(drawInstrument(name, 'light'))
  const picture = sharp(drawing, { density: (72 * PIXELS) / SIDE }).resize(PIXELS, PIXELS)
  await picture.webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(new URL(`${file}.webp`, pictures).pathname)
}
