import { mkdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { drawScene, type SceneOptions } from '../src/design-system/scenes/drawScene.ts'

/** Draws the pictures of the demo's slides, services, posts and about page: the same land as the site's own scenery. */
const folder = new URL('../src/server/demo/pictures/', import.meta.url)
/** What one picture may weigh, in bytes; it is what a fresh clone carries. */
const MOST_BYTES = 120_000
const QUALITIES = [76, 70, 60, 50, 42, 36, 30, 24]

type Scene = Pick<SceneOptions, 'mood' | 'seed' | 'focus'>

/** Whole screens, whose words stand to the left of the measured parcel. */
const slides: Readonly<Record<string, Scene>> = {
  cukurova: { mood: 'mosaic', seed: 'filiz', focus: [0.7, 0.38] },
  konya: { mood: 'pivots', seed: 'konya', focus: [0.68, 0.4] },
  menderes: { mood: 'river', seed: 'seyhan', focus: [0.66, 0.3] },
  ege: { mood: 'orchard', seed: 'ege2', focus: [0.68, 0.4] },
}

const cards: Readonly<Record<string, Scene>> = {
  sulama: { mood: 'pivots', seed: 'cumra', focus: [0.55, 0.45] },
  etut: { mood: 'mosaic', seed: 'ceyhan', focus: [0.55, 0.5] },
  izleme: { mood: 'river', seed: 'soke', focus: [0.55, 0.45] },
  belge: { mood: 'orchard', seed: 'odemis', focus: [0.55, 0.45] },
  uyari: { mood: 'terraces', seed: 'rize', focus: [0.55, 0.45] },
  okul: { mood: 'mosaic', seed: 'yuregir', focus: [0.55, 0.5] },
  silo: { mood: 'mosaic', seed: 'polatli' },
  tuz: { mood: 'river', seed: 'bafra' },
  domates: { mood: 'mosaic', seed: 'karacabey' },
  nem: { mood: 'pivots', seed: 'karapinar' },
  dron: { mood: 'mosaic', seed: 'harran' },
  hasat: { mood: 'orchard', seed: 'ayvalik' },
  don: { mood: 'terraces', seed: 'malatya' },
  numune: { mood: 'river', seed: 'nazilli' },
  hakkimizda: { mood: 'mosaic', seed: 'karatas', focus: [0.6, 0.45] },
}

await mkdir(folder, { recursive: true })
for (const [name, scene] of Object.entries(slides)) await draw(name, { ...scene, width: 1920, height: 1080, zoom: 1 })
for (const [name, scene] of Object.entries(cards)) await draw(name, { ...scene, width: 1600, height: 900, zoom: 1.3 })

/** Writes a picture as good as it may weigh. */
async function draw(name: string, scene: SceneOptions): Promise<void> {
  const file = new URL(`${name}.webp`, folder).pathname
  for (const quality of QUALITIES) {
    await sharp(Buffer.from(drawScene(scene, 'light')))
      .webp({ quality, effort: 6 })
      .toFile(file)
    if ((await stat(file)).size <= MOST_BYTES) return
  }
  throw new Error(`${file} cannot be drawn in ${MOST_BYTES} bytes`)
}
