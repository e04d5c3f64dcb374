/** Constructs of Markdown that are switched off: their characters are plain text. */
const UNSUPPORTED = [
  'autolink',
  'blockQuote',
  'characterEscape',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'list',
  'setextUnderline',
  'thematicBreak',
]

/** The parts of a syntax tree that are used here. */
interface Node {
  type: string
  depth?: number
  value?: string
  children?: Node[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

interface Parser {
  data(): { micromarkExtensions?: unknown[] }
}

/**
 * A remark plugin that reduces Markdown to what posts support (docs/product.md, section 9): headings of two levels, bold
 * and line breaks. Everything else is shown as the text that was typed.
 */
export function supportedMarks(this: Parser) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: UNSUPPORTED } }]
  return (tree: Node, file: object) => ranked(withTextRestored(tree, String(file).replace(/^\uFEFF/, '')))
}

/**
 * Heading levels: the title of the page is the only `h1`, so the text begins with `h2`, and no level is skipped: `##` is
 * an `h3` only below a `#`.
 */
function ranked({ children = [], ...tree }: Node): Node {
  let rank = 2
  const rankOf = (depth: number) => {
    if (depth === 1) rank = 3
    return depth === 1 ? 2 : rank
  }
  return {
    ...tree,
    children: children.map((node) => (node.type === 'heading' ? { ...node, depth: rankOf(node.depth!) } : node)),
  }
}

/** Italics and deeper headings share a construct with supported marks, so they are turned back into text. */
function withTextRestored({ children, ...node }: Node, source: string): Node {
  return children ? { ...node, children: children.flatMap((child) => restored(child, source)) } : node
}

function restored(typed: Node, source: string): Node[] {
  const node = withTextRestored(typed, source)
  const asTyped = () => [...signs(typed, source, 'before'), ...node.children!, ...signs(typed, source, 'after')]
  if (node.type === 'emphasis') return asTyped()
  if (node.type === 'heading' && node.depth! > 2) return [{ ...node, type: 'paragraph', children: asTyped() }]
  return node.type === 'text' ? broken(node.value!) : [node]
}

/** The source text before or after the children of a node. */
function signs({ children = [], position }: Node, source: string, side: 'before' | 'after'): Node[] {
  const { start, end } = position!
  const from = side === 'before' ? start : (children.at(-1)?.position?.end ?? end)
  const to = side === 'before' ? (children[0]?.position?.start ?? end) : end
  return [text(source.slice(from.offset, to.offset))]
}

/** A single newline breaks the line. */
const broken = (value: string): Node[] =>
  value.split(/\r\n?|\n/).flatMap((line, i) => (i ? [{ type: 'break' }, text(line)] : [text(line)]))

const text = (value: string): Node => ({ type: 'text', value })
