import { parseSync } from 'vite'

/** A mutant: the text from `start` to `end` is replaced. */
export interface Mutant {
  start: number
  end: number
  text: string
  /** Description for the results. */
  what: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

type Break = (node: Node, source: string, parent: Node | undefined) => Omit<Mutant, 'what'>[]

/** All mutants of a module that the types allow, without types, imports and property names. */
export function mutantsOf(source: string, file = 'module.tsx'): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: Node, parent?: Node) => {
    for (const [what, breakIt] of Object.entries(breaks[node.type] ?? {}))
      found.push(...breakIt(node, source, parent).map((mutant) => ({ ...mutant, what })))
    for (const child of childrenOf(node)) visit(child, node)
  }
  visit(parseSync(file, source).program as unknown as Node)
  return found
}

export const applied = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end)

const KEPT = /^(TS(?!As|NonNull|Satisfies)|Import|ExportAll|ExportSpecifier|JSXAttribute$|JSXText$)/

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** Values of JSX attributes count only as expressions, property names only if computed. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => !(key === 'key' && !node.computed))
    .flatMap(([, value]) => value)
    .filter(isNode)
    .flatMap((child) => (child.type === 'JSXAttribute' ? [child.value].filter(isNode).filter(isCode) : [child]))
    .filter(({ type }) => !KEPT.test(type))

const isCode = ({ type }: Node) => type === 'JSXExpressionContainer'

const textOf = ({ start, end }: Node, source: string) => source.slice(start, end)
const instead = ({ start, end }: Node, text: string) => [{ start, end, text }]

/** Operators and their replacements. */
const operators =
  (others: Record<string, string>): Break =>
  ({ left, right, operator }, source) => {
    const other = Object.hasOwn(others, operator as string) ? others[operator as string] : undefined
    if (other === undefined) return []
    const start = source.indexOf(operator as string, (left as Node).end)
    return start < (right as Node).start ? [{ start, end: start + (operator as string).length, text: other }] : []
  }

const negated: Break = ({ test }, source) => (isNode(test) ? instead(test, `!(${textOf(test, source)})`) : [])

const literal =
  (type: string, other: (value: never) => string): Break =>
  (node) =>
    typeof node.value === type && node.value !== '' ? instead(node, other(node.value as never)) : []

const called = (node: unknown): Node | undefined => {
  const { type, argument } = node as Node
  if (type === 'AwaitExpression') return called(argument)
  return type === 'CallExpression' ? (node as Node) : undefined
}

/** Method and receiver of a call. */
const methodOf = ({ callee }: Node) => {
  const { type, object, property, computed } = callee as Node
  return type === 'MemberExpression' && !computed
    ? { object: object as Node, property: property as Node, name: (property as Node).name as string }
    : undefined
}

/** Methods that filter or sort a chain. */
const LINKS =
  /^(where|orderBy|limit|offset|onConflict|filter|slice|sort|reverse|trim|toLowerCase|toLocaleLowerCase|catch|flat)$/
const TWINS: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min', startsWith: 'endsWith' }

const withoutLink: Break = (node, source) => {
  const method = methodOf(node)
  return method && LINKS.test(method.name) ? instead(node, textOf(method.object, source)) : []
}

const twin: Break = (node) => {
  const method = methodOf(node)
  return method && Object.hasOwn(TWINS, method.name) ? instead(method.property, TWINS[method.name]!) : []
}

const COMPARISONS = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const SUMS = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const right: Break = ({ operator, right, ...node }, source) =>
  operator === '??' ? instead(node as Node, textOf(right as Node, source)) : []

const breaks: Record<string, Record<string, Break>> = {
  IfStatement: { 'condition negated': negated },
  ConditionalExpression: { 'condition negated': negated },
  WhileStatement: { 'condition negated': negated },
  BinaryExpression: { comparison: operators(COMPARISONS), sum: operators(SUMS) },
  LogicalExpression: { 'and for or': operators({ '&&': '||', '||': '&&' }), 'always the fallback': right },
  AssignmentExpression: { sum: operators({ '+=': '-=', '-=': '+=' }) },
  UnaryExpression: {
    'no negation': ({ operator, argument, ...node }, source) =>
      operator === '!' ? instead(node as Node, textOf(argument as Node, source)) : [],
  },
  Literal: {
    'off by one': literal('number', (value: number) => String(value + 1)),
    'flag flipped': literal('boolean', (value: boolean) => String(!value)),
    'text emptied': (node, source, parent) =>
      parent?.type === 'ExpressionStatement' ? [] : literal('string', () => "''")(node, source, parent),
  },
  TemplateLiteral: {
    'text emptied': (node, _source, parent) => (parent?.type === 'TaggedTemplateExpression' ? [] : instead(node, "''")),
  },
  ExpressionStatement: {
    'call removed': (node) => (called(node.expression) ? instead(node, ';') : []),
    'not waited for': ({ expression }, source) =>
      (expression as Node).type === 'AwaitExpression'
        ? instead(expression as Node, textOf((expression as Node).argument as Node, source))
        : [],
  },
  CallExpression: { 'link taken out': withoutLink, 'twin called': twin },
}
