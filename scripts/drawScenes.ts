import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { sceneNames, scenes } from '../src/design-system/scenes/catalogue.ts'
import { drawScene } from '../src/design-system/scenes/drawScene.ts'

/** Writes every scene of the catalogue as one SVG file for both themes, and removes files that it no longer names. */
const home = new URL('../src/design-system/scenes/drawn/', import.meta.url)
await mkdir(home, { recursive: true })

const wanted = new Map(sceneNames.map((name) => [`${name}.svg`, drawScene(scenes[name], 'css')]))
for (const old of await readdir(home)) if (!wanted.has(old)) await rm(new URL(old, home))
for (const [file, drawing] of wanted) await writeFile(new URL(file, home), drawing)
