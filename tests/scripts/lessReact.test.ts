import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutNever } from '../../scripts/lessReact.ts'
import { ROOT } from '../siteServer.ts'

const renderer = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
)
const less = withoutNever(renderer, parseAst(renderer))

test('what is left of the renderer names nothing that is gone', () => {
  expect(less.length).toBeLessThan(renderer.length - 40_000)
  const before = unknownIn(renderer)
  expect(before).toContain('document')
  expect(unknownIn(less).filter((name) => !before.includes(name))).toEqual([])
})

test('another renderer, in which something is not found, fails the build', () => {
  expect(() => withoutNever('', parseAst(''))).toThrow(/updateSuspenseListComponent.*Activity.*useOptimistic/)
})

/** What `scripts/lessReact.ts` leaves out, as a component would write it. */
const LEFT_OUT = [
  /\b(SuspenseList|Activity|useActionState|useFormState|useFormStatus|useOptimistic|unstable_useCacheRefresh)\b/,
  /<Fragment\b[^>]*\bref=/,
  /\bprecedence=/,
  /\bunstable_scheduleHydration\b/,
  /<script\b[^>]*\basync\b/,
  /(\bformAction|<form\b[^>]*\baction)=\{(?![A-Z_]+\})/,
  /<[a-z]+-[a-z-]+[\s>]/,
  /import \{[^}]*\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^}]*\} from 'react-dom'/,
]

test('no component of the site asks for what is left out', () => {
  const files = ['src/public', 'src/design-system']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  const asking = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return LEFT_OUT.flatMap((words) => words.exec(source)?.[0] ?? []).map((words) => `${file}: ${words}`)
  })
  expect(asking).toEqual([])
})

// biome-ignore lint/suspicious/noExplicitAny: a tree of some sixty kinds of nodes
type Node = any

/** The names that are used where no function around declares them. */
function unknownIn(code: string): string[] {
  const unknown = new Set<string>()
  const look = (node: Node, known: ReadonlySet<string>) => {
    if (node.type === 'Identifier') {
      if (!known.has(node.name)) unknown.add(node.name)
      return
    }
    const inside = /Function|Program|CatchClause/.test(node.type) ? new Set([...known, ...declaredIn(node)]) : known
    for (const [name, value] of Object.entries<Node>(node)) {
      if (/^(property|key|label)$/.test(name) && !node.computed) continue
      for (const child of [value].flat()) if (typeof child?.type === 'string') look(child, inside)
    }
  }
  look(parseAst(code), new Set())
  return [...unknown].sort()
}

function declaredIn(scope: Node): string[] {
  const names: string[] = [scope.id, scope.param, ...(scope.params ?? [])].flatMap((each) => each?.name ?? [])
  const look = (node: Node) => {
    if (node.type === 'VariableDeclarator') names.push(node.id.name)
    if (node.type === 'FunctionDeclaration') names.push(node.id.name)
    if (!/Function/.test(node.type) || node === scope)
      for (const child of Object.values<Node>(node).flat()) if (typeof child?.type === 'string') look(child)
  }
  look(scope)
  return names
}
