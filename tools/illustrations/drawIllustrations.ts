import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  eagerNames,
  lazyNames,
  OBJECT_SIDE,
  type ObjectName,
  objectNames,
} from '../../src/company/illustrations/catalogue.ts'
import { inBothThemes } from './bothThemes.ts'
import { drawLandscape, drawLazyLandscape } from './landscapes/drawLandscape.ts'
import { ogRecipes, recipeOf } from './landscapes/recipes.ts'
import { drawObject } from './objects/drawObject.ts'

/** Writes the company's illustrations as SVG files, and the images of the demo's products. */
const illustrations = new URL('../../src/company/illustrations/', import.meta.url)
const images = new URL('../../src/server/features/demo/pictures/', import.meta.url)
/** Side of an image in pixels: twice the largest box on a page. */
const PIXELS = 1600

/** The demo's products, by the file of their image. */
const products: Readonly<Record<string, ObjectName>> = {
  'kok-6': 'soil-probe',
  poyraz: 'weather-station',
  'kirlangic-20': 'drone',
  'ark-4': 'valve-controller',
  ciy: 'leaf-sensor',
  kopru: 'gateway',
  debi: 'flow-meter',
  ambar: 'grain-cable',
}

await writeFolder('eager', Object.fromEntries(eagerNames.map((name) => [name, drawLandscape(recipeOf(name), 'css')])))
await writeFolder('lazy', Object.fromEntries(lazyNames.map((name) => [name, drawLazyLandscape(recipeOf(name))])))
await writeFolder(
  'objects',
  Object.fromEntries(
    objectNames.map((name) => [name, inBothThemes(OBJECT_SIDE, OBJECT_SIDE, (theme) => drawObject(name, theme))]),
  ),
)
await writeFolder('og', Object.fromEntries(ogRecipes.map((recipe, i) => [i + 1, drawLandscape(recipe, 'light')])))

await mkdir(images, { recursive: true })
for (const [file, name] of Object.entries(products)) {
  const image = sharp(Buffer.from(drawObject(name, 'light')), { density: (72 * PIXELS) / OBJECT_SIDE }).resize(
    PIXELS,
    PIXELS,
  )
  await image.webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(new URL(`${file}.webp`, images).pathname)
}

/** Writes a folder of illustrations, and deletes all other files in it. */
async function writeFolder(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = new URL(`${name}/`, illustrations)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [file, svg] of Object.entries(files)) await writeFile(new URL(`${file}.svg`, folder), svg)
}
