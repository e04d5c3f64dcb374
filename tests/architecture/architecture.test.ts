import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brokenBy, cruiseTree, folderCircles, missingInProduction, reachedFrom } from './cruise.ts'
import { builders, doors, entries, importTable } from './importTable.ts'
import { allowed, built, circle, detours, plantTree, violations } from './plantedTree.ts'
import { rules } from './rules.ts'

const sources = await cruiseTree(process.cwd(), ['src', 'scripts', 'tests', 'tools', '.storybook'])

const paths = sources.modules.map(({ source }) => source)

/** What is found by a pattern (`navigation/route.ts`) instead of being imported. */
const pages = paths.filter((path) => /^src\/public\/pages\/\w+Page\.tsx$/.test(path))

/** Where to start looking for what is used: the programs, the scripts, and the design system's workshop. */
const starts = [
  ...entries,
  ...pages,
  ...paths.filter((path) => /^(scripts|tools|\.storybook)\/|\.stories\.tsx$/.test(path)),
]

/** What a reader of react-admin looks for first. */
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

/** Written ahead of the pages that read them; each leaves this list with its page. */
const AHEAD: string[] = []

describe('the sources', () => {
  it('are read, and every room is seen', () => {
    for (const room of Object.keys(importTable))
      expect(sources.modules.some(({ source }) => source.startsWith(`src/${room}/`))).toBe(true)
  })

  it.each(rules.map(({ name }) => name!))('keep the rule "%s"', (name) => {
    const broken = sources.summary.violations.filter(({ rule }) => rule.name === name)
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('of the server lie in folders of which none leads back to itself', () => {
    expect(folderCircles(sources)).toEqual([])
  })

  const closed = Object.entries(importTable).flatMap(([room, { neverReaches = [] }]) =>
    neverReaches.map((name) => ({ room, name })),
  )
  it.each(closed)('of $room lead a browser to no $name', ({ room, name }) => {
    const starts = [...entries, ...pages].filter((path) => path.startsWith(`src/${room}/`))
    const reached = [...reachedFrom(sources, starts, { types: false })]
    expect(reached.length).toBeGreaterThan(starts.length)
    expect(reached.filter((path) => path.includes(`node_modules/${name}/`))).toEqual([])
  })

  it.each(Object.entries(doors))('in %s have a door that opens on nothing else', async (folder, { door, values }) => {
    const opened = await import(/* @vite-ignore */ `${process.cwd()}/src/${folder}/${door}`)
    expect(Object.keys(opened).sort()).toEqual(values)
  })

  it('are built and started with the packages of production alone', () => {
    expect(reachedFrom(sources, builders, { types: false })).toContain('vite.config.ts')
    expect(missingInProduction(sources, [...builders, ...entries, ...pages])).toEqual([])
  })

  it('of the server lie in rooms, but for where a program starts', () => {
    const atItsRoot = paths.filter((path) => /^src\/server\/[^/]+$/.test(path))
    expect(atItsRoot.length).toBeGreaterThan(0)
    expect(atItsRoot.filter((path) => !entries.includes(path))).toEqual([])
  })

  it('of the panel lie in rooms, but for its programs and what everybody is handed', () => {
    const atItsRoot = paths.filter((path) => /^src\/admin\/\w+\.tsx?$/.test(path)).map((path) => basename(path))
    expect(atItsRoot.sort()).toEqual(AT_THE_PANELS_ROOT)
  })

  it('hold nothing that no program or script leads to', () => {
    const reached = reachedFrom(sources, starts, { types: true })
    const product = paths.filter(
      (path) => /^src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(path),
    )
    expect(product.filter((path) => !reached.has(path)).sort()).toEqual(AHEAD)
  })
})

describe('a planted violation', async () => {
  const root = plantTree()
  const tree = await cruiseTree(root, ['src', 'tests', 'scripts'])
  afterAll(() => rmSync(root, { recursive: true }))

  it.each(violations)('of "$rule" is caught: $file imports $imports', ({ rule, file }) => {
    expect(brokenBy(tree, file)).toContain(rule)
  })

  it.each(allowed)('is not seen where there is none: $file imports $imports', ({ file }) => {
    expect(brokenBy(tree, file)).toEqual([])
  })

  it('of what a browser may reach is caught over a detour, and a type leads nowhere', () => {
    const zod = 'node_modules/zod/index.js'
    expect(reachedFrom(tree, [detours.value.start], { types: false })).toContain(zod)
    expect(reachedFrom(tree, [detours.type.start], { types: false })).not.toContain(zod)
    expect(reachedFrom(tree, [detours.type.start], { types: true })).toContain(zod)
  })

  it('of folders that import each other is caught over a third', () => {
    expect(folderCircles(tree)).toContainEqual(circle)
  })

  it('of what is built with is caught over a detour, and a type is no package', () => {
    expect(missingInProduction(tree, [built.start])).toEqual([`${built.over} → vitest`])
  })
})
