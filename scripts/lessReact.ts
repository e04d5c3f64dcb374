import type { Plugin } from 'vite'

/** What parts of the renderer are begun by, where no page of the site begins it: the function, and what it says instead. */
const NEVER_BEGUN: Record<string, string> = {
  // <SuspenseList>
  updateSuspenseListComponent: 'return null',
  // <Fragment ref={…}>
  FragmentInstance: '',
  isFragmentInstanceParent: 'return false',
  commitNewChildToFragmentInstances: '',
  // <form action={…}> with a function
  startHostTransition: '',
  // <link precedence>, <style precedence>, <script async>
  getResource: 'return null',
  acquireResource: '',
  suspendResource: '',
  // preload(…), preinit(…) and their like
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  preconnectAs: '',
  // <my-element>
  setPropOnCustomElement: '',
  // root.unstable_scheduleHydration(…)
  attemptExplicitHydrationTarget: '',
  // Where in the tree something failed: what is said in the log is the fault alone (`sayOnce`).
  getStackByFiberInDevAndProd: "return ''",
}

/** Statements that stand by themselves, by how they begin. */
const NEVER_ASKED = [
  'FragmentInstance.prototype.',
  'ReactDOMSharedInternals.findDOMNode =',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
]

/** Kinds of elements that no page has, by their numbers (`fiber.tag`). */
const NEVER_DRAWN = { SuspenseList: 19, 'html, head and body': 27, Activity: 31 }

/** Hooks that no component calls; one that did would find no function. `tests/scripts/lessReact.test.ts` looks for them. */
export const NEVER_CALLED = [
  'useActionState',
  'useFormState',
  'useOptimistic',
  'useHostTransitionStatus',
  'useCacheRefresh',
  'useMemoCache',
]

/**
 * Builds React's renderer without what nobody here writes: 9 kB of gzip on every page
 * (docs/decisions/0063-less-of-react.md). What is named here and not found fails the build, as after another version.
 */
export const lessReact = (): Plugin => ({
  name: 'less-react',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      return { code: withoutNever(code, this.parse(code)), map: null }
    },
  },
})

/** A part of a program as the bundler's parser tells it (ESTree). */
interface Node {
  type: string
  start: number
  end: number
  body?: Node | Node[]
  id?: Node
  name?: string
  key?: Node
  value?: unknown
  kind?: string
  property?: Node
  discriminant?: Node
  test?: Node | null
  cases?: Node[]
  consequent?: Node | Node[]
  properties?: Node[]
  declarations?: Node[]
}

interface Cut {
  start: number
  end: number
  by: string
}

/** The renderer's code without what is never begun, asked, drawn or called. */
export function withoutNever(code: string, program: unknown): string {
  const cuts: Cut[] = []
  const found = new Set<string>()
  const cut = (name: string, start: number, end: number, by = '') => {
    found.add(name)
    cuts.push({ start, end, by })
  }
  const lookAt = (node: Node, around: Node) => {
    if (node.cases && node.discriminant?.property?.name === 'tag')
      for (const { name, start, end, declared } of neverDrawn(node.cases)) {
        cut(name, start, end)
        // What one case declares is the function's, and others use it.
        const begin = (around.body as Node).start + 1
        if (declared.length) cuts.push({ start: begin, end: begin, by: `var ${declared};` })
      }
    if (node.properties?.some(({ key }) => key?.name === 'useActionState'))
      for (const { key, start, end } of node.properties)
        if (NEVER_CALLED.includes(key!.name!)) cut(key!.name!, start, code.startsWith(',', end) ? end + 1 : end)
    for (const child of childrenOf(node)) lookAt(child, /Function/.test(node.type) ? node : around)
  }
  for (const node of (program as Node).body as Node[]) {
    const asked = NEVER_ASKED.find((beginning) => code.startsWith(beginning, node.start))
    const begun = node.type === 'FunctionDeclaration' ? node.id!.name! : ''
    if (asked) cut(asked, node.start, node.end)
    else if (Object.hasOwn(NEVER_BEGUN, begun)) {
      const { start, end } = node.body as Node
      cut(begun, start, end, `{${NEVER_BEGUN[begun]}}`)
    } else lookAt(node, node)
  }
  const named = [NEVER_BEGUN, NEVER_DRAWN].flatMap(Object.keys).concat(NEVER_ASKED, NEVER_CALLED)
  const lost = named.filter((name) => !found.has(name))
  if (lost.length) throw new Error(`react-dom has no ${lost.join(', no ')} any more: look at scripts/lessReact.ts.`)
  return carryOut(cuts, code)
}

/** The cases that nothing comes to; of one that another runs into, the label alone. */
function* neverDrawn(cases: readonly Node[]) {
  let isRunInto = false
  for (const { start, end, test, consequent } of cases) {
    const statements = consequent as Node[]
    const name = Object.keys(NEVER_DRAWN).find((each) => NEVER_DRAWN[each as keyof typeof NEVER_DRAWN] === test?.value)
    if (name) {
      const declared = isRunInto ? [] : statements.flatMap(variablesOf)
      yield { name, start, end: isRunInto ? (statements[0]?.start ?? end) : end, declared }
    }
    if (name && !isRunInto) continue
    if (statements.length || !name)
      isRunInto = !/^(Break|Return|Throw|Continue)Statement$/.test(statements.at(-1)?.type ?? '')
  }
}

/** The names that a statement declares for the whole function. */
const variablesOf = (node: Node): string[] =>
  /Function/.test(node.type)
    ? []
    : [...(node.declarations ?? []).map(({ id }) => id!.name!), ...childrenOf(node).flatMap(variablesOf)]

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string')

function carryOut(cuts: readonly Cut[], code: string): string {
  let done = ''
  let at = 0
  for (const { start, end, by } of cuts.toSorted((a, b) => a.start - b.start)) {
    // A cut in what is cut already.
    if (start < at) continue
    done += code.slice(at, start) + by
    at = end
  }
  return done + code.slice(at)
}
