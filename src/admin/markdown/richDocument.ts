import { supportedMarks } from '@filiz/design-system/supportedMarks'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { type Node, Schema } from 'prosemirror-model'
import { isWithinMarkdownLimits } from '../../contract/domain/markdownLimits.ts'

/** Exactly what the site renders of Markdown (docs/product.md, section 9). */
export const schema = new Schema({
  nodes: {
    doc: { content: '(paragraph | heading)+' },
    paragraph: {
      content: '(text | hardBreak)*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      content: 'text*',
      attrs: { level: { default: 1, validate: 'number' } },
      defining: true,
      parseDOM: [
        { tag: 'h2', attrs: { level: 1 } },
        { tag: 'h3', attrs: { level: 2 } },
      ],
      // As on the site: a page has one `h1`, its title.
      toDOM: ({ attrs }) => [`h${attrs.level + 1}`, 0],
    },
    text: {},
    hardBreak: { inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
})

const { doc, paragraph, heading, hardBreak } = schema.nodes
const { bold } = schema.marks

/** Stored text of a block, which is written again unchanged until the block is edited. */
interface Source {
  text: string
  /** The block before it, and the blank lines between them. */
  previous: Node | undefined
  gap: string
  /** Text after the last block. */
  rest: string
}

/** Documents are immutable, so an unchanged block is the same object. */
const sources = new WeakMap<Node, Source>()

/** The document of a text. `markdownOf` returns the same text, byte for byte, until the document is edited. */
export function documentOf(text: string): Node {
  const parsed = isWithinMarkdownLimits(text) ? parse(text) : asTyped(text)
  const blocks = parsed.length > 0 ? parsed : [{ node: paragraph.create(), from: 0, to: text.length }]
  for (const [i, { node, from, to }] of blocks.entries()) {
    const before = blocks[i - 1]
    sources.set(node, {
      text: text.slice(from, to),
      previous: before?.node,
      gap: text.slice(before?.to ?? 0, from),
      rest: i === blocks.length - 1 ? text.slice(to) : '',
    })
  }
  return doc.create(
    null,
    blocks.map(({ node }) => node),
  )
}

/** A document as Markdown; empty blocks are left out. */
export function markdownOf({ children }: Node): string {
  let written = ''
  let previous: Node | undefined
  for (const block of children) {
    const source = sources.get(block)
    const text = source?.text ?? blockMarkdown(block)
    if (!text && !source?.rest) continue
    const isInPlace = source?.previous === previous
    written += (isInPlace ? source?.gap : undefined) ?? (written && '\n\n')
    written += text
    previous = block
  }
  return written + (previous === children.at(-1) && previous ? (sources.get(previous)?.rest ?? '') : '')
}

/** A block of the text, with its offsets. */
interface Block {
  node: Node
  from: number
  to: number
}

/** The parts of a syntax tree that are used here. */
type Tree = ReturnType<ReturnType<typeof supportedMarks>>

const BOM = '\uFEFF'

/** The blocks as the site's parser finds them. */
function parse(text: string): Block[] {
  const start = text.startsWith(BOM) ? 1 : 0
  const source = text.slice(start)
  const data: { micromarkExtensions?: unknown[] } = {}
  const restore = supportedMarks.call({ data: () => data })
  const extensions = data.micromarkExtensions as Options['extensions']
  const { children = [] } = restore(fromMarkdown(source, { extensions }) as Tree, { toString: () => source })
  return children.map(({ type, children: inline = [], position }) => {
    const from = start + position!.start.offset!
    const to = start + position!.end.offset!
    const content = inlineOf(inline, false)
    const level = text.startsWith('##', from) ? 2 : 1
    return { node: type === 'heading' ? heading.create({ level }, content) : paragraph.create(null, content), from, to }
  })
}

function inlineOf(nodes: readonly Tree[], isBold: boolean): Node[] {
  const marks = isBold ? [bold.create()] : []
  return nodes.flatMap(({ type, value, children }) =>
    type === 'break'
      ? hardBreak.create(null, null, marks)
      : children
        ? inlineOf(children, isBold || type === 'strong')
        : value
          ? schema.text(value, marks)
          : [],
  )
}

/** The paragraphs of a text that is too expensive to parse, which the site shows without marks too. */
function asTyped(text: string): Block[] {
  const blocks: Block[] = []
  let from = 0
  for (const part of text.split(/((?:\r\n?|\n)(?:[^\S\r\n]*(?:\r\n?|\n))+)/)) {
    const to = from + part.length
    if (part.trim()) blocks.push({ node: paragraph.create(null, linesOf(part.trim())), from, to })
    from = to
  }
  return blocks
}

const linesOf = (text: string): Node[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, i) => [...(i ? [hardBreak.create()] : []), ...(line ? [schema.text(line)] : [])])

function blockMarkdown(block: Node): string {
  const lines = inlineMarkdown(block)
    .split('\n')
    .map((line) => line.replace(/^[ \t]+|[ \t]+$/g, ''))
  const text = lines.join('\n').replace(/^\n+|\n+$/g, '')
  if (block.type !== heading || !text) return text
  // Signs at the end of a heading close it, unless others follow.
  const end = /(?:^|[ \t])#+$/.test(text) ? ' #' : ''
  return `${'#'.repeat(block.attrs.level)} ${text}${end}`
}

/** The text of a block with its bold parts between signs, which have to be next to letters for the parser to take them (CommonMark, 6.2). */
function inlineMarkdown(block: Node): string {
  const runs: { text: string; isBold: boolean }[] = []
  for (const child of block.children) {
    const text = child.type === hardBreak ? '\n' : child.text!
    const isBold = bold.isInSet(child.marks) !== undefined
    const last = runs.at(-1)
    if (last?.isBold === isBold) last.text += text
    else runs.push({ text, isBold })
  }
  return runs
    .map(({ text, isBold }, i) => (isBold ? boldMarkdown(text, runs[i - 1]?.text, runs[i + 1]?.text) : text))
    .join('')
}

const SPACE = /\s/
const SIGN = /\p{P}|\p{S}/u
const isLetter = (character: string) => !SPACE.test(character) && !SIGN.test(character)

function boldMarkdown(text: string, before = ' ', after = ' '): string {
  let from = 0
  let to = text.length
  while (from < to && opensNothing(text[from - 1] ?? before.at(-1)!, text[from]!)) from += 1
  while (to > from && opensNothing(text[to] ?? after[0]!, text[to - 1]!)) to -= 1
  return from === to ? text : `${text.slice(0, from)}**${text.slice(from, to)}**${text.slice(to)}`
}

/** Returns true if Markdown signs between these two characters would be read as text. */
const opensNothing = (outside: string, inside: string) => SPACE.test(inside) || (SIGN.test(inside) && isLetter(outside))
