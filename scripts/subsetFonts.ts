import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { type CharacterSet, characters, figures } from '../src/design-system/fonts/characters.ts'
import { charactersIn } from './characterMap.ts'

/**
 * Cuts two families down to the characters, axes and features that the site uses (`npm run fonts`): 229 kB become 70 that
 * every page loads, and 33 of rare letters. The upstream files come split in two, so ours are too.
 */
type Family = {
  name: string
  source: string
  file: (part: string) => string
  axes: Readonly<Record<string, { min: number; max: number }>>
}

const families: readonly Family[] = [
  {
    name: 'archivo',
    source: 'archivo',
    file: (part: string) => `archivo-${part}-wdth-normal.woff2`,
    axes: { wdth: { min: 78, max: 114 }, wght: { min: 400, max: 720 } },
  },
  {
    name: 'atkinson',
    source: 'atkinson-hyperlegible-next',
    file: (part: string) => `atkinson-hyperlegible-next-${part}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
  },
]

/** Our character set, and the upstream file that has it. */
const parts: Readonly<Record<CharacterSet, string>> = { latin: 'latin', turkish: 'latin-ext', rare: 'latin' }

/** Kerning, composition, local forms, and the figures of tables. No ligatures: fi would take the dot of Turkish i. */
const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'lnum', 'tnum']

const home = new URL('../src/design-system/fonts/', import.meta.url)

for (const { name, source, file, axes } of families) {
  const upstream = new URL(`../node_modules/@fontsource-variable/${source}/`, import.meta.url)
  for (const [set, part] of Object.entries(parts) as [CharacterSet, string][]) {
    const whole = await readFile(new URL(`files/${file(part)}`, upstream))
    // Figures that a file does not have are passed over.
    const text = set === 'rare' ? characters[set] : characters[set] + figures
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures })
    const drawn = charactersIn(cut)
    const missing = [...characters[set]].filter((character) => !drawn.has(character))
    if (missing.length > 0) throw new Error(`${file(part)} does not draw ${missing.join(' ')}`)
    await writeFile(new URL(`${name}-${set}.woff2`, home), cut)
  }
  await copyFile(new URL('LICENSE', upstream), new URL(`${name}-OFL.txt`, home))
}
