import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brokenBy, cruiseTree, folderCircles, missingInProduction, reachedFrom } from './cruise.ts'
import { builders, doors, entries, importTable } from './importTable.ts'
import { allowed, built, circle, detours, plantTree, violations } from './plantedTree.ts'
import { rules } from './rules.ts'

const sources = await cruiseTree(process.cwd(), ['src', 'scripts', 'tests', 'tools', '.storybook'])

const paths = sources.modules.map(({ source }) => source)

/** Pages: loaded by a glob pattern (`navigation/route.ts`), so no module imports them. */
const pages = paths.filter((path) => /^src\/public\/pages\/\w+Page\.tsx$/.test(path))

/** Entry points of the search for dead code: the programs, pages, scripts and stories. */
const starts = [
  ...entries,
  ...pages,
  ...paths.filter((path) => /^(scripts|tools|\.storybook)\/|\.stories\.tsx$/.test(path)),
]

/** The only files directly in `src/admin`: those with the usual names of a react-admin project. */
const AT_THE_PANELS_ROOT = [
  'App.tsx',
  'SignedInArea.tsx',
  'authProvider.ts',
  'capabilities.tsx',
  'config.tsx',
  'dataProvider.ts',
  'main.tsx',
  'services.ts',
]

/** Files that nothing imports yet, because the page that needs them is not written. */
const AHEAD: string[] = []

describe('imports', () => {
  it('are read from every folder of src', () => {
    for (const room of Object.keys(importTable))
      expect(sources.modules.some(({ source }) => source.startsWith(`src/${room}/`))).toBe(true)
  })

  it.each(rules.map(({ name }) => name!))('follow the rule "%s"', (name) => {
    const broken = sources.summary.violations.filter(({ rule }) => rule.name === name)
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('form no cycle between folders of the server', () => {
    expect(folderCircles(sources)).toEqual([])
  })

  const closed = Object.entries(importTable).flatMap(([room, { neverReaches = [] }]) =>
    neverReaches.map((name) => ({ room, name })),
  )
  it.each(closed)('of browser code in $room never lead to $name', ({ room, name }) => {
    const starts = [...entries, ...pages].filter((path) => path.startsWith(`src/${room}/`))
    const reached = [...reachedFrom(sources, starts, { types: false })]
    expect(reached.length).toBeGreaterThan(starts.length)
    expect(reached.filter((path) => path.includes(`node_modules/${name}/`))).toEqual([])
  })

  it.each(Object.entries(doors))(
    'of %s: its entry file exports only the declared values',
    async (folder, { door, values }) => {
      const opened = await import(/* @vite-ignore */ `${process.cwd()}/src/${folder}/${door}`)
      expect(Object.keys(opened).sort()).toEqual(values)
    },
  )

  it('of build and start need only production packages', () => {
    expect(reachedFrom(sources, builders, { types: false })).toContain('vite.config.ts')
    expect(missingInProduction(sources, [...builders, ...entries, ...pages])).toEqual([])
  })

  it('src/server: the files outside of its folders are entry points', () => {
    const atItsRoot = paths.filter((path) => /^src\/server\/[^/]+$/.test(path))
    expect(atItsRoot.length).toBeGreaterThan(0)
    expect(atItsRoot.filter((path) => !entries.includes(path))).toEqual([])
  })

  it('src/admin: only the listed files are outside of its folders', () => {
    const atItsRoot = paths.filter((path) => /^src\/admin\/\w+\.tsx?$/.test(path)).map((path) => basename(path))
    expect(atItsRoot.sort()).toEqual(AT_THE_PANELS_ROOT)
  })

  it('reach every source: no dead code', () => {
    const reached = reachedFrom(sources, starts, { types: true })
    const product = paths.filter(
      (path) => /^src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(path),
    )
    expect(product.filter((path) => !reached.has(path)).sort()).toEqual(AHEAD)
  })
})

describe('import checks', async () => {
  const root = plantTree()
  const tree = await cruiseTree(root, ['src', 'tests', 'scripts'])
  afterAll(() => rmSync(root, { recursive: true }))

  it.each(violations)('report "$rule": $file imports $imports', ({ rule, file }) => {
    expect(brokenBy(tree, file)).toContain(rule)
  })

  it.each(allowed)('allow: $file imports $imports', ({ file }) => {
    expect(brokenBy(tree, file)).toEqual([])
  })

  it('follow indirect imports, but not type imports', () => {
    const zod = 'node_modules/zod/index.js'
    expect(reachedFrom(tree, [detours.value.start], { types: false })).toContain(zod)
    expect(reachedFrom(tree, [detours.type.start], { types: false })).not.toContain(zod)
    expect(reachedFrom(tree, [detours.type.start], { types: true })).toContain(zod)
  })

  it('report a cycle of three folders', () => {
    expect(folderCircles(tree)).toContainEqual(circle)
  })

  it('report an indirect import of a development package, but not a type import', () => {
    expect(missingInProduction(tree, [built.start])).toEqual([`${built.over} → vitest`])
  })
})
