import { mkdir, rm, writeFile } from 'node:fs/promises'
import { firstSceneNames, lateSceneNames } from '../src/design-system/scenes/catalogue.ts'
import { drawLateScene, drawScene } from '../src/design-system/scenes/drawScene.ts'
import { recipeOf } from '../src/design-system/scenes/recipes.ts'

/** Writes every scene of the catalogue as SVG: those seen at once in the page's colours, those that come late by day and by night. */
const home = new URL('../src/design-system/scenes/drawn/', import.meta.url)
await rm(home, { recursive: true, force: true })
await mkdir(new URL('late/', home), { recursive: true })

for (const name of firstSceneNames) await writeFile(new URL(`${name}.svg`, home), drawScene(recipeOf(name), 'css'))
for (const name of lateSceneNames) await writeFile(new URL(`late/${name}.svg`, home), drawLateScene(recipeOf(name)))
