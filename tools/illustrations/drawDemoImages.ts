import { mkdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { drawLandscape, type LandscapeOptions } from './landscapes/drawLandscape.ts'
import { type CloseUp, drawCloseUp } from './objects/drawObject.ts'
import { drawPortrait, PORTRAIT, type Portrait } from './portraits.ts'
import { drawFrostBlossom } from './views/blossom.ts'
import { drawSamplingGrid, drawSprayPlan } from './views/fieldWork.ts'
import { drawFrostNight } from './views/frost.ts'
import { drawLesson } from './views/lesson.ts'
import { drawWindMachine } from './views/orchardNight.ts'
import { drawAutumn, drawSpring, drawSummer } from './views/seasons.ts'
import { drawSaltBulbs, drawWarmGrain } from './views/section.ts'
import { drawEarlyBlight } from './views/tomato.ts'

/**
 * Draws the pictures of the demo's slides, services, posts, references, people and about page: a landscape like the site's
 * illustrations, the instrument that the page is about, a view of its own, or a portrait. With names as arguments it draws only those.
 */
const folder = new URL('../../src/server/features/demo/pictures/', import.meta.url)
/** Maximum size of a picture in bytes, because every clone of the repository contains it. */
const MOST_BYTES = 120_000
const QUALITIES = [76, 70, 60, 50, 42, 36, 30, 24, 18, 12]

const CARD = { width: 1600, height: 900 }
const PORTRAIT_WIDTH = 960

type Scene = Pick<LandscapeOptions, 'mood' | 'seed' | 'focus'>

const cards: Readonly<Record<string, Scene>> = {
  hakkimizda: { mood: 'mosaic', seed: 'karatas', focus: [0.6, 0.45] },
  gokceli: { mood: 'orchard', seed: 'gokceli', focus: [0.55, 0.45] },
  akpinar: { mood: 'pivots', seed: 'akpinar', focus: [0.5, 0.45] },
  kayrak: { mood: 'terraces', seed: 'kayrak', focus: [0.55, 0.45] },
}

const closeUps: Readonly<Record<string, CloseUp>> = {
  izleme: { name: 'satellite', ground: 'straw', middle: [280, 250], width: 540 },
  belge: { name: 'notebook', ground: 'lime', middle: [276, 272], width: 400 },
  hasat: { name: 'greenhouse', ground: 'lime', middle: [278, 256], width: 520 },
  numune: { name: 'soil-auger', ground: 'sage', middle: [255, 335], width: 410 },
}

/** Views of land, the slides first with their text to the left, sections of soil and grain, and plants. */
const views: Readonly<Record<string, () => string>> = {
  ilkbahar: drawSpring,
  yaz: drawSummer,
  guz: drawAutumn,
  kis: drawFrostNight,
  don: drawFrostBlossom,
  uyari: drawWindMachine,
  etut: drawSamplingGrid,
  okul: drawLesson,
  dron: drawSprayPlan,
  silo: drawWarmGrain,
  tuz: drawSaltBulbs,
  domates: drawEarlyBlight,
}

const portraits: Readonly<Record<string, Portrait>> = {
  selma: { ground: 'straw', skin: 'fair', hair: 'brown', head: 'long', clothes: 'leaf', collar: 'shell' },
  cagri: {
    ground: 'lime',
    skin: 'olive',
    hair: 'black',
    head: 'brim',
    beard: 'full',
    clothes: 'water',
    collar: 'shell',
  },
  nurgul: {
    ground: 'sage',
    skin: 'fair',
    hair: 'grey',
    head: 'bob',
    hasGlasses: true,
    clothes: 'shell',
    collar: 'gold',
  },
  okan: {
    ground: 'soil',
    skin: 'wheat',
    hair: 'black',
    head: 'cap',
    beard: 'moustache',
    clothes: 'dark',
    collar: 'gold',
  },
}

const only = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const [name, scene] of Object.entries(cards))
  await write(name, drawLandscape({ ...scene, ...CARD, zoom: 1.3 }, 'light'))
for (const [name, closeUp] of Object.entries(closeUps))
  await write(name, drawCloseUp(closeUp), CARD.width / closeUp.width)
for (const [name, draw] of Object.entries(views)) await write(name, draw())
for (const [name, portrait] of Object.entries(portraits))
  await write(name, drawPortrait(portrait), PORTRAIT_WIDTH / PORTRAIT.width)

/** Writes a picture in the best quality within the maximum size; `scale` is pixels per unit of the drawing. */
async function write(name: string, svg: string, scale = 1): Promise<void> {
  if (only.length > 0 && !only.includes(name)) return
  const file = new URL(`${name}.webp`, folder).pathname
  for (const quality of QUALITIES) {
    await sharp(Buffer.from(svg), { density: 72 * scale })
      .webp({ quality, effort: 6 })
      .toFile(file)
    if ((await stat(file)).size <= MOST_BYTES) return
  }
  throw new Error(`${file} exceeds ${MOST_BYTES} bytes`)
}
