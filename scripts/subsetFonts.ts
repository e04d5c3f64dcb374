import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { characters, figures } from '../src/design-system/fonts/characters.ts'

/**
 * Subsets two font families to the characters, axes and features that the site uses (`npm run fonts`): a page loads 49
 * kB instead of 229. Upstream publishes Latin and Latin Extended as separate files, and so does this script:
 * `fonts.css` has the unicode range of each.
 */
type Axes = Readonly<Record<string, number | { min: number; max: number }>>
interface Family {
  source: string
  file: (part: string) => string
  /** Font files by name, each with a value or a range per axis. */
  cuts: Readonly<Record<string, Axes>>
}

const archivoFile = (part: string) => `archivo-${part}-wdth-normal.woff2`

const families: readonly Family[] = [
  {
    source: 'archivo',
    file: archivoFile,
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

/** Kerning, composition, local forms, and tabular figures. No ligatures: fi would take the dot of Turkish i. */
const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'lnum', 'tnum']

const { latin, turkish, rare } = characters
const fonts = new URL('../src/design-system/fonts/', import.meta.url)
const upstream = (source: string, path: string) =>
  new URL(`../node_modules/@fontsource-variable/${source}/${path}`, import.meta.url)

for (const { source, file, cuts } of families) {
  const [whole, extension] = await Promise.all(
    ['latin', 'latin-ext'].map((part) => readFile(upstream(source, `files/${file(part)}`))),
  )
  for (const [i, [name, variationAxes]] of Object.entries(cuts).entries()) {
    const write = async (suffix: string, font: Buffer, text: string) =>
      writeFile(
        new URL(`${name}${suffix}.woff2`, fonts),
        await subsetFont(font, text, { targetFormat: 'woff2', variationAxes, keepFeatures }),
      )
    // Figures that the family lacks are omitted.
    await write('', whole!, latin + figures)
    await write('-turkish', extension!, turkish + figures)
    // One width is enough for rare characters.
    if (i === 0) await write('-rare', whole!, rare)
  }
  await copyFile(upstream(source, 'LICENSE'), new URL(`${Object.keys(cuts)[0]}-OFL.txt`, fonts))
}

/** The font of OG images, whose text the server shapes itself. */
for (const [name, part, text] of [
  ['title', 'latin', latin + rare],
  ['title-turkish', 'latin-ext', turkish],
] as const)
  await writeFile(
    new URL(`../src/server/site/ogImages/${name}.ttf`, import.meta.url),
    await subsetFont(await readFile(upstream('archivo', `files/${archivoFile(part)}`)), text, {
      ...{ targetFormat: 'sfnt', variationAxes: { wdth: 100, wght: 640 }, keepFeatures },
    }),
  )
