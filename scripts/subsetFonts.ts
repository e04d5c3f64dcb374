import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { characters, figures } from '../src/design-system/fonts/characters.ts'
import { charactersIn } from './characterMap.ts'
import { mergeFonts } from './mergeFonts.ts'

/**
 * Cuts two families down to the characters, axes and features that the site uses (`npm run fonts`): of 229 kB every page
 * loads 43, and rare letters are files of their own. Upstream gives out Latin and its extension apart; Turkish needs both.
 */
type Axes = Readonly<Record<string, number | { min: number; max: number }>>
interface Family {
  source: string
  file: (part: string) => string
  /** Its files, by name, each at a place or a stretch of the axes. */
  cuts: Readonly<Record<string, Axes>>
}

const families: readonly Family[] = [
  {
    source: 'archivo',
    file: (part) => `archivo-${part}-wdth-normal.woff2`,
    cuts: {
      archivo: { wdth: 100, wght: { min: 400, max: 720 } },
      'archivo-wide': { wdth: 114, wght: 620 },
      'archivo-narrow': { wdth: 78, wght: 560 },
    },
  },
  {
    source: 'atkinson-hyperlegible-next',
    file: (part) => `atkinson-hyperlegible-next-${part}-wght-normal.woff2`,
    cuts: { atkinson: { wght: { min: 400, max: 700 } } },
  },
]

/** Kerning, composition, local forms, and the figures of tables. No ligatures: fi would take the dot of Turkish i. */
const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'lnum', 'tnum']

const home = new URL('../src/design-system/fonts/', import.meta.url)
const { latin, turkish, rare } = characters

for (const { source, file, cuts } of families) {
  const upstream = new URL(`../node_modules/@fontsource-variable/${source}/`, import.meta.url)
  const [whole, extension] = await Promise.all(
    ['latin', 'latin-ext'].map((part) => readFile(new URL(`files/${file(part)}`, upstream))),
  )
  for (const [i, [name, variationAxes]] of Object.entries(cuts).entries()) {
    const plain = { targetFormat: 'sfnt', variationAxes, keepFeatures } as const
    // Figures that a file does not have are passed over.
    const merged = mergeFonts(
      await subsetFont(whole!, latin + figures, plain),
      await subsetFont(extension!, turkish + figures, plain),
    )
    const cut = await subsetFont(merged, latin + turkish + figures, { targetFormat: 'woff2', keepFeatures })
    await write(name, cut, latin + turkish)
    // One width of rare letters is enough.
    if (i === 0) await write(`${name}-rare`, await subsetFont(whole!, rare, { ...plain, targetFormat: 'woff2' }), rare)
  }
  await copyFile(new URL('LICENSE', upstream), new URL(`${Object.keys(cuts)[0]}-OFL.txt`, home))
}

/** Throws where the font does not draw what it was cut for. */
async function write(name: string, font: Buffer, wanted: string) {
  const drawn = charactersIn(font)
  const missing = [...wanted].filter((character) => !drawn.has(character))
  if (missing.length > 0) throw new Error(`${name} does not draw ${missing.join(' ')}`)
  await writeFile(new URL(`${name}.woff2`, home), font)
}

/** The type of sharing pictures, which are drawn where no browser is: whole, and as a file that a shaper opens. */
const [whole, extension] = await Promise.all(
  ['latin', 'latin-ext'].map((part) =>
    readFile(
      new URL(`../node_modules/@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`, import.meta.url),
    ),
  ),
)
const headline = { targetFormat: 'sfnt', variationAxes: { wdth: 100, wght: 640 }, keepFeatures } as const
await writeFile(
  new URL('../src/server/site/ogImages/title.ttf', import.meta.url),
  mergeFonts(await subsetFont(whole!, latin + rare, headline), await subsetFont(extension!, turkish, headline)),
)
