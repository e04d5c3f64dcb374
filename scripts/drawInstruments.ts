import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawInstrument } from '../src/design-system/instruments/drawInstrument.ts'
import { SIDE } from '../src/design-system/instruments/frame.ts'
import { type InstrumentName, instrumentNames } from '../src/design-system/instruments/names.ts'

/** Writes the instruments: as drawings that follow the theme, and as the pictures of the demo's products. */
const drawn = new URL('../src/design-system/instruments/drawn/', import.meta.url)
const pictures = new URL('../src/server/demo/pictures/', import.meta.url)
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

await Promise.all([drawn, pictures].map((folder) => mkdir(folder, { recursive: true })))
for (const name of instrumentNames) await writeFile(new URL(`${name}.svg`, drawn), drawInstrument(name, 'css'))
for (const [file, name] of Object.entries(products)) {
  const drawing = Buffer.from(drawInstrument(name, 'light'))
  const picture = sharp(drawing, { density: (72 * PIXELS) / SIDE }).resize(PIXELS, PIXELS)
  await picture.webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(new URL(`${file}.webp`, pictures).pathname)
}
