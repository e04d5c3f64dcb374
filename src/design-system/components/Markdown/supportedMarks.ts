/** What Markdown knows besides, by the names of its constructs: switched off, their signs are plain text. */
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

/** As much of a syntax tree as is touched here. */
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
 * For remark: leaves of Markdown what posts support (the specification's section 9), level-1 and level-2 headings, bold
 * and line breaks. Everything else stays the text that was typed, to the letter.
 */
export function supportedMarks(this: Parser) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: UNSUPPORTED } }]
  return (tree: Node, file: object) => ranked(withTextRestored(tree, String(file).replace(/^\uFEFF/, '')))
}

/**
 * A page has one heading of the first rank, its title: the text's own begin below it, and none skips a rank. So `##` is of
 * the third only where it stands below a `#`.
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

/** Italics and deeper headings share their construct with what is supported, so they are taken back. */
function withTextRestored({ children, ...node }: Node, source: string): Node {
  return children ? { ...node, children: children.flatMap((child) => restored(child, source)) } : node
}

function restored(typed: Node, source: string): Node[] {
  const node = withTextRestored(typed, source)
  const asTyped = () => [...signs(typed, source, 'before'), ...node.children!, ...signs(typed, source, 'after')]
  if (node.type === 'emphasis') return asTyped()
  if (node.type === 'heading' && node.depth! > 2) return [{ type: 'paragraph', children: asTyped() }]
  return node.type === 'text' ? broken(node.value!) : [node]
}

/** What stands around a node's children. */
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
