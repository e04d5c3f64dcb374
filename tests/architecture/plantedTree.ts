import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { doors, importTable, serverLayers } from './importTable.ts'

/** An import in the planted tree, and the rule that must report it. */
export interface Planted {
  rule: string
  file: string
  imports: string
}

const rooms = Object.keys(importTable)
const mayImport = (from: string, to: string) => from === to || importTable[from]!.rooms.includes(to)
const roomOf = (folder: string) => folder.split('/')[0]!
const nameOf = (folder: string) => folder.replaceAll('/', '-')
const planted = (rule: string, file: string, imports: string): Planted => ({ rule, file, imports })

/** One violation of each forbidden pair in the import table, and of each general rule. */
export const violations: Planted[] = [
  ...rooms.flatMap((from) =>
    rooms
      .filter((to) => !mayImport(from, to))
      .map((to) => planted(`${from}: rooms`, `src/${from}/imports-${to}.ts`, `../${to}/index.ts`)),
  ),
  ...rooms
    .filter((room) => importTable[room]!.packages)
    .map((room) => planted(`${room}: packages`, `src/${room}/package.ts`, 'kysely')),
  planted('admin: rooms', 'src/admin/component.ts', '../design-system/components/index.ts'),
  planted('server: rooms', 'src/server/own-package.ts', '@filiz/design-system'),
  planted('server: rooms', 'src/server/late.ts', 'dynamic:../public/index.ts'),
  planted('server: rooms', 'src/server/server.test.ts', '../public/index.ts'),
  ...Object.keys(doors).flatMap((folder) => [
    planted(`${folder}: door`, `src/${roomOf(folder)}/beside-${nameOf(folder)}.ts`, `../${folder}/inner/deep.ts`),
    planted(`${folder}: door`, `src/${roomOf(folder)}/type-beside-${nameOf(folder)}.ts`, `type:../${folder}/inside.ts`),
    planted(`${folder}: door`, `tests/${nameOf(folder)}.test.ts`, `../src/${folder}/inside.ts`),
  ]),
  ...serverLayers.flatMap((from, i) =>
    serverLayers
      .slice(i + 1)
      .map((to) => planted(`server/${from}: layers`, `src/server/${from}/imports-${to}.ts`, `../${to}/index.ts`)),
  ),
  planted('no cycles', 'src/server/cycle-a.ts', './cycle-b.ts'),
  planted('no cycles', 'src/server/type-cycle-a.ts', 'type:./type-cycle-b.ts'),
  planted('no tests, scripts and tools in the product', 'src/server/helped.ts', '../../tests/helper.ts'),
  planted('no tests, scripts and tools in the product', 'src/server/tested.ts', './index.test.ts'),
  planted('no tests, scripts and tools in the product', 'src/server/tooled.ts', '../../tools/draw.ts'),
  planted('no development package in the product', 'src/server/dev-package.ts', 'vitest'),
  planted('no development package in the product', 'src/server/stray-package.ts', 'stray'),
  planted('nothing unresolved', 'src/server/dangling.ts', './nowhere.ts'),
]

/** Allowed imports, which must not be reported. */
export const allowed: Omit<Planted, 'rule'>[] = [
  ...rooms.flatMap((from) =>
    importTable[from]!.rooms.map((to) => ({
      file: `src/${from}/may-${to.replaceAll('/', '-')}.ts`,
      imports: to.endsWith('.css') ? `../${to}` : `../${to}/index.ts`,
    })),
  ),
  ...rooms.flatMap((room) =>
    (importTable[room]!.packages ?? ['kysely']).map((name) => ({ file: `src/${room}/may-${name}.ts`, imports: name })),
  ),
  ...serverLayers.flatMap((from, i) =>
    serverLayers.slice(0, i).map((to) => ({ file: `src/server/${from}/may-${to}.ts`, imports: `../${to}/index.ts` })),
  ),
  ...Object.entries(doors).flatMap(([folder, { door }]) => [
    { file: `src/${roomOf(folder)}/may-${nameOf(folder)}.ts`, imports: `../${folder}/${door}` },
    { file: `tests/may-${nameOf(folder)}.test.ts`, imports: `../src/${folder}/${door}` },
    { file: `src/${folder}/${door}`, imports: './inside.ts' },
    { file: `src/${folder}/inside.ts`, imports: './inner/deep.ts' },
  ]),
  { file: 'src/public/may-own-package.ts', imports: '@filiz/design-system' },
  { file: 'src/server/may-core.ts', imports: 'node:fs' },
  { file: 'src/server/index.test.ts', imports: 'vitest' },
]

/** Indirect imports of zod from `public`, one of them only for a type. */
export const detours = {
  value: { start: 'src/public/detour.ts', imports: '../contract/may-zod.ts' },
  type: { start: 'src/public/type-detour.ts', imports: 'type:../contract/may-zod.ts' },
}

/** Three folders of the server that form a cycle, although their files do not. */
export const circle = ['features/first', 'features/second', 'features/third']

/** An indirect import of a development package from a build script. */
export const built = { start: 'scripts/build.ts', over: 'scripts/step.ts' }

const packages = {
  dependencies: {
    zod: '1.0.0',
    react: '1.0.0',
    'react-markdown': '1.0.0',
    kysely: '1.0.0',
    '@filiz/design-system': '0.1.0',
  },
  devDependencies: { vitest: '1.0.0' },
}
const installed = ['zod', 'react', 'react-markdown', 'kysely', 'vitest', 'stray']

function statement(imports: string): string {
  const [way, path] =
    imports.startsWith('dynamic:') || imports.startsWith('type:') ? imports.split(/:(.*)/) : ['', imports]
  if (way === 'dynamic') return `export const late = () => import('${path}')\n`
  return way === 'type' ? `export type { one } from '${path}'\n` : `import '${path}'\nexport const one = 1\n`
}

/** Writes a source tree with all of these imports to a temporary folder; returns its path. */
export function plantTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'architecture-'))
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  write('package.json', JSON.stringify({ name: 'house', ...packages }))
  write('tests/helper.ts', 'export const one = 1\n')
  write('tools/draw.ts', 'export const one = 1\n')
  for (const folder of Object.keys(doors)) write(`src/${folder}/inner/deep.ts`, 'export const one = 1\n')
  write('src/server/cycle-b.ts', statement('./cycle-a.ts'))
  write('src/server/type-cycle-b.ts', statement('./type-cycle-a.ts'))
  for (const name of installed) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'exports.one = 1\n')
  }
  write(
    'src/design-system/package.json',
    JSON.stringify({ name: '@filiz/design-system', exports: { '.': './index.ts' } }),
  )
  mkdirSync(join(root, 'node_modules/@filiz'))
  symlinkSync('../../src/design-system', join(root, 'node_modules/@filiz/design-system'))
  for (const layer of serverLayers) write(`src/server/${layer}/index.ts`, 'export const one = 1\n')
  for (const [i, folder] of circle.entries()) {
    write(`src/server/${folder}/index.ts`, 'export const one = 1\n')
    write(`src/server/${folder}/outward.ts`, statement(`../../${circle[(i + 1) % circle.length]}/index.ts`))
  }
  const parts = Object.values(importTable).flatMap((room) => room.rooms)
  for (const part of [...rooms, ...parts, 'design-system/components'])
    if (part.endsWith('.css')) write(`src/${part}`, '')
    else write(`src/${part}/index.ts`, 'export const one = 1\n')
  for (const { file, imports } of [...violations, ...allowed]) write(file, statement(imports))
  for (const { start, imports } of Object.values(detours)) write(start, statement(imports))
  write(built.start, `${statement('./step.ts')}import type { two } from './types.ts'\n`)
  write(built.over, statement('vitest'))
  write('scripts/types.ts', statement('vitest'))
  return root
}
