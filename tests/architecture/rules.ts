import type { IForbiddenRuleType } from 'dependency-cruiser'
import { doors, importTable, serverLayers } from './importTable.ts'

/** Tests and stories, which are beside the sources: they may import test tools, but follow the import table too. */
const ASIDE = String.raw`\.(test|stories)\.tsx?$`

const oneOf = (paths: readonly string[]) => `(${paths.join('|')})`
const insidePackage = (names: readonly string[]) => `(^|/)node_modules/${oneOf(names)}/`

/** One row of the import table: files of this folder import only their own and the allowed folders. */
const rowOf = (room: string): IForbiddenRuleType => ({
  name: `${room}: rooms`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/${oneOf([room, ...importTable[room]!.rooms])}(/|$)` },
})

const packagesOf = (room: string, packages: readonly string[]): IForbiddenRuleType => ({
  name: `${room}: packages`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: ASIDE },
  to: { pathNot: ['^src/', insidePackage(packages)], dependencyTypesNot: ['type-only'] },
})

/** Files outside of a folder import only its entry file. */
const doorOf = (folder: string, door: string): IForbiddenRuleType => ({
  name: `${folder}: door`,
  severity: 'error',
  from: { pathNot: `^src/${folder}/` },
  to: { path: `^src/${folder}/`, pathNot: `^src/${folder}/${door}$` },
})

/** A layer of the server imports no layer above it. */
const layerOf = (layer: string, i: number): IForbiddenRuleType => ({
  name: `server/${layer}: layers`,
  severity: 'error',
  from: { path: `^src/server/${layer}/`, pathNot: ASIDE },
  to: { path: `^src/server/${oneOf(serverLayers.slice(i + 1))}/` },
})

const rooms = Object.entries(importTable)

/** The import table and the general rules, for dependency-cruiser. */
export const rules: IForbiddenRuleType[] = [
  ...rooms.map(([room]) => rowOf(room)),
  ...rooms.flatMap(([room, { packages }]) => (packages ? [packagesOf(room, packages)] : [])),
  ...serverLayers.slice(0, -1).map(layerOf),
  ...Object.entries(doors).map(([folder, { door }]) => doorOf(folder, door)),
  {
    name: 'no cycles',
    severity: 'error',
    from: { path: '^(src|scripts|tests|tools)/' },
    to: { circular: true },
  },
  {
    name: 'no tests, scripts and tools in the product',
    severity: 'error',
    from: { path: '^src/', pathNot: ASIDE },
    to: { path: ['^(tests|scripts|tools)/', ASIDE] },
  },
  {
    name: 'no development package in the product',
    severity: 'error',
    from: { path: '^src/', pathNot: ASIDE },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  { name: 'nothing unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
]
