import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rules } from './rules.ts'

/** Reads the imports of a source tree and checks them against the rules. */
export async function cruiseTree(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: rules },
      // dependency-cruiser cannot use TypeScript 7, which has no API: without swc it would read no file and report nothing.
      parser: 'swc',
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  )
  return output as ICruiseResult
}

/** Names of the rules that the imports of a file violate. */
export const brokenBy = ({ summary }: ICruiseResult, from: string): string[] =>
  summary.violations.filter((violation) => violation.from === from).map((violation) => violation.rule.name)

interface Way {
  /** Whether type-only imports count. */
  types: boolean
}

/** The modules that the start files import, directly or indirectly, and the start files themselves. */
export function reachedFrom({ modules }: ICruiseResult, starts: readonly string[], { types }: Way): Set<string> {
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const reached = new Set<string>()
  const pending = [...starts]
  for (let path = pending.pop(); path; path = pending.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    for (const { resolved, dependencyTypes } of importsOf.get(path) ?? [])
      if (types || !dependencyTypes.includes('type-only')) pending.push(resolved)
  }
  return reached
}

const DEVELOPMENT = ['npm-dev', 'npm-no-pkg', 'npm-unknown']

/** Packages that the start files import, directly or indirectly, but `npm ci --omit=dev` does not install. */
export const missingInProduction = (tree: ICruiseResult, starts: readonly string[]): string[] => {
  const reached = reachedFrom(tree, starts, { types: false })
  return tree.modules
    .filter(({ source }) => reached.has(source) && !source.includes('node_modules/'))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(
          ({ dependencyTypes: types }) =>
            !types.includes('type-only') && types.some((type) => DEVELOPMENT.includes(type)),
        )
        .map(({ module }) => `${source} → ${module}`),
    )
}

/** The server folder of a source: a subfolder of a layer (`features/media`), or a whole composing layer (`api`, `main`, `cli`). Tests have none. */
function serverFolderOf(path: string): string | undefined {
  const [, layer, inner] =
    /^src\/server\/(platform|content|features|site|\w+)\/(?:(?<!(?:api|main|cli)\/)(\w+)\/)?/.exec(path) ?? []
  return /\.test\.ts$/.test(path) || !layer ? undefined : inner ? `${layer}/${inner}` : layer
}

/** Import cycles between folders of the server, each as the folders in order. */
export function folderCircles({ modules }: ICruiseResult): string[][] {
  const importsOf = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = serverFolderOf(source)
    for (const { resolved } of from ? dependencies : []) {
      const to = serverFolderOf(resolved)
      if (to && to !== from) importsOf.set(from!, (importsOf.get(from!) ?? new Set()).add(to))
    }
  }
  const wayBack = (start: string): string[] | undefined => {
    const ways = [[start]]
    const seen = new Set<string>()
    for (let way = ways.shift(); way; way = ways.shift())
      for (const next of importsOf.get(way.at(-1)!) ?? []) {
        if (next === start) return way
        if (!seen.has(next)) ways.push([...way, next])
        seen.add(next)
      }
    return undefined
  }
  return [...importsOf.keys()].flatMap((folder) => {
    const circle = wayBack(folder)
    return circle && folder === circle.toSorted()[0] ? [circle] : []
  })
}
