import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawServiceIcons } from '../src/design-system/icons/service/drawServiceIcons.ts'
import { drawInstrument } from '../src/design-system/instruments/drawInstrument.ts'
import { SIDE } from '../src/design-system/instruments/frame.ts'
import { type InstrumentName, instrumentNames } from '../src/design-system/instruments/names.ts'
import { firstSceneNames, lateSceneNames } from '../src/design-system/scenes/catalogue.ts'
import { drawLateScene, drawScene } from '../src/design-system/scenes/drawScene.ts'
import { recipeOf } from '../src/design-system/scenes/recipes.ts'
import { inTwoThemes } from '../src/design-system/twoThemes.ts'

/** Writes the illustrations of the design system as SVG files, and the images of the demo's products. */
const designSystem = new URL('../src/design-system/', import.meta.url)
const scenes = new URL('scenes/drawn/', designSystem)
const instruments = new URL('instruments/drawn/', designSystem)
const images = new URL('../src/server/features/demo/pictures/', import.meta.url)
/** Side of an image in pixels: twice the largest box that a page shows it in. */
const PIXELS = 1600

/** The demo's products, by the file of their image. */
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

for (const folder of [scenes, instruments]) await rm(folder, { recursive: true, force: true })
for (const folder of [new URL('late/', scenes), instruments, images]) await mkdir(folder, { recursive: true })

for (const name of firstSceneNames) await writeFile(new URL(`${name}.svg`, scenes), drawScene(recipeOf(name), 'css'))
for (const name of lateSceneNames) await writeFile(new URL(`late/${name}.svg`, scenes), drawLateScene(recipeOf(name)))
await writeFile(new URL('icons/service/drawn.svg', designSystem), drawServiceIcons())
for (const name of instrumentNames) {
  const drawing = inTwoThemes(SIDE, SIDE, (theme) => drawInstrument(name, theme))
  await writeFile(new URL(`${name}.svg`, instruments), drawing)
}
for (const [file, name] of Object.entries(products)) {
  const image = sharp(Buffer.from(drawInstrument(name, 'light')), { density: (72 * PIXELS) / SIDE }).resize(
    PIXELS,
    PIXELS,
  )
  await image.webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(new URL(`${file}.webp`, images).pathname)
}
