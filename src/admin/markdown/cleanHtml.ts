/**
 * Reduces HTML from the clipboard to what a document can have: `p`, `h2`, `h3`, `strong` and `br`. Items of lists become
 * lines with a dash or their number, rows of tables become lines, lines of mails stay lines of one paragraph.
 */
export function cleanHtml(html: string): string {
  if (isOwn(html)) return html
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const levels = levelsIn(body)
  const writer = createWriter()
  read(body, { isBold: false, preservesLines: false, hasRows: false, place: 'block', levels }, writer)
  return writer.html()
}

/** Copied from an editor of this kind: spaces at the ends of a selection count. */
const isOwn = (html: string) => html.includes('data-pm-slice') && !/<(?!\/?(?:meta|p|h2|h3|strong|br)\b)/i.test(html)

/**
 * Style attributes are read, never applied, and handlers are ignored: the content security policy would report each, also in a
 * document that is not shown.
 */
const withoutStyles = (html: string) =>
  html
    .replace(/<style\b.*?<\/style\s*>/gis, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'))

interface Context {
  isBold: boolean
  /** Line breaks of the source count (`pre`). */
  preservesLines: boolean
  /** Within a table whose rows become lines. */
  hasRows: boolean
  place: 'block' | 'heading' | 'item' | 'cell'
  levels: (rank: number) => 1 | 2
}

type Writer = ReturnType<typeof createWriter>

const SKIPPED = new Set(
  'BUTTON HEAD IFRAME LINK META NOSCRIPT OBJECT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA TITLE'.split(' '),
)
const PARAGRAPHS = new Set('ASIDE BLOCKQUOTE DL FIGURE HR OL P PRE TABLE UL'.split(' '))
const LINES = new Set(
  'ADDRESS ARTICLE CAPTION CENTER DD DETAILS DIV DT FIGCAPTION FOOTER FORM HEADER LI MAIN NAV SECTION SUMMARY TR'.split(
    ' ',
  ),
)

function read(parent: Element, context: Context, writer: Writer) {
  for (const child of parent.childNodes) {
    if (child.nodeType === 3) writer.text(child.nodeValue ?? '', context)
    else if (child.nodeType === 1) readElement(child as Element, context, writer)
  }
}

function readElement(element: Element, outer: Context, writer: Writer) {
  const tag = element.tagName.toUpperCase()
  const style = styleOf(element)
  if (SKIPPED.has(tag) || element.hasAttribute('hidden') || HIDDEN.test(style)) return
  if (tag === 'BR') return writer.lineBreak(outer)
  const context = {
    ...outer,
    isBold: isBoldIn(element, tag, style, outer),
    preservesLines: outer.preservesLines || tag === 'PRE' || /white-space:\s*pre/.test(style),
    hasRows: tag === 'TABLE' ? isDataTable(element) : outer.hasRows,
  }
  const rank = rankOf(element, tag)
  if (rank && outer.place !== 'cell' && outer.place !== 'item') {
    writer.start(context.levels(rank))
    read(element, { ...context, place: 'heading' }, writer)
    return writer.start()
  }
  if (WORD_ITEM.test(style)) return readWordItem(element, context, writer)
  if (tag === 'LI') return readItem(element, context, writer)
  if (tag === 'TR' && context.hasRows) return readRow(element, context, writer)
  const gap = PARAGRAPHS.has(tag) || /^(TD|TH)$/.test(tag) ? 2 : LINES.has(tag) ? 1 : 0
  writer.gap(gap, context)
  read(element, context, writer)
  writer.gap(gap, context)
}

function readItem(element: Element, context: Context, writer: Writer) {
  writer.gap(1, context)
  writer.mark(markOf(element))
  read(element, { ...context, place: 'item' }, writer)
  writer.mark('')
  writer.gap(1, context)
}

function markOf(item: Element): string {
  const list = item.parentElement
  if (list?.tagName !== 'OL') return '- '
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI')
  return `${(Number(list.getAttribute('start')) || 1) + items.indexOf(item)}. `
}

/** Word's items of a list are paragraphs, with the sign or number in a part of its own. */
function readWordItem(element: Element, context: Context, writer: Writer) {
  const isNext = WORD_ITEM.test(styleOf(element.previousElementSibling))
  const sign = [...element.querySelectorAll('[data-style]')].find((part) => WORD_SIGN.test(styleOf(part)))
  const number = /^\s*([\p{L}\p{N}]{1,4}[.)])\s*$/u.exec(sign?.textContent ?? '')?.[1]
  sign?.remove()
  writer.gap(isNext ? 1 : 2, context)
  writer.mark(`${number && number !== 'o' ? number : '-'} `)
  read(element, { ...context, place: 'item' }, writer)
  writer.mark('')
  writer.gap(1, context)
}

function readRow(row: Element, context: Context, writer: Writer) {
  writer.gap(1, context)
  let count = 0
  for (const cell of row.children) {
    if (!cell.textContent?.trim()) continue
    if (count > 0) writer.text(' | ', { ...context, place: 'cell' })
    read(cell, { ...context, isBold: context.isBold || cell.tagName === 'TH', place: 'cell' }, writer)
    count += 1
  }
  writer.gap(1, context)
}

/** Mails use tables as layout: cells with texts of their own stay paragraphs. */
function isDataTable(table: Element): boolean {
  if (table.querySelector('table, ul, ol, h1, h2, h3')) return false
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children])
  const isShort = rows.flat().every((cell) => cell.querySelectorAll('p, div').length < 3)
  return isShort && rows.some((cells) => cells.filter((cell) => cell.textContent?.trim()).length > 1)
}

/** The level of each rank that occurs: `h1` is the first; without one, so is the highest of several ranks. */
function levelsIn(body: Element): Context['levels'] {
  const ranks = new Set([...body.querySelectorAll('*')].map((each) => rankOf(each, each.tagName.toUpperCase())))
  ranks.delete(0)
  const top = ranks.size > 1 ? Math.min(...ranks) : 1
  return (rank) => (rank === top ? 1 : 2)
}

/** 1 to 6 for a heading, 0 for anything else. */
function rankOf(element: Element, tag: string): number {
  if (/^H[1-6]$/.test(tag)) return Number(tag[1])
  if (/\bMsoTitle\b/.test(element.className)) return 1
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || 2
  return 0
}

/** A heading is bold by itself. */
function isBoldIn(element: Element, tag: string, style: string, { place, isBold }: Context): boolean {
  if (place === 'heading' || rankOf(element, tag)) return false
  if (/(?<![\w-])font-weight:\s*(bold|[6-9]00|1000)/.test(style)) return true
  if (/(?<![\w-])font-weight:\s*(normal|lighter|[1-5]00)/.test(style)) return false
  return isBold || tag === 'B' || tag === 'STRONG'
}

const HIDDEN = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment/
const WORD_ITEM = /mso-list:\s*l\d/
const WORD_SIGN = /mso-list:\s*ignore/

const styleOf = (element: Element | null) => element?.getAttribute('data-style')?.toLowerCase() ?? ''

/** Collects blocks, with the white space of HTML collapsed. */
function createWriter() {
  const blocks: { tag: string; html: string }[] = []
  let level: 0 | 1 | 2 = 0
  /** Line breaks since the last text, and whether the present line is empty. */
  let breaks = 2
  let isFresh = true
  let mark = ''
  let endsWithSpace = true
  let isBold = false

  function close() {
    if (isBold) blocks.at(-1)!.html += '</strong>'
    isBold = false
  }
  function append(text: string, bold: boolean) {
    const block = blocks.at(-1)
    if (!bold || breaks > 1) close()
    if (!block || breaks > 1) {
      blocks.push({ tag: level ? `h${level + 1}` : 'p', html: '' })
    } else if (breaks === 1) {
      block.html = `${block.html.trimEnd()}${level ? ' ' : '<br>'}`
    }
    breaks = 0
    isFresh = false
    const current = blocks.at(-1)!
    if (bold && !isBold) current.html += '<strong>'
    isBold = bold
    current.html += text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
    endsWithSpace = text.endsWith(' ')
  }
  const breakLine = (to: number) => {
    breaks = to
    isFresh = true
    endsWithSpace = true
  }
  return {
    text(raw: string, { isBold: bold, preservesLines, place }: Context) {
      const lines = preservesLines ? raw.split(/\r\n?|\n/) : [raw]
      for (const [i, line] of lines.entries()) {
        if (i > 0) breakLine(breaks + 1)
        const collapsed = line.replace(/\s+/g, ' ')
        const text = endsWithSpace ? collapsed.replace(/^ /, '') : collapsed
        // A line with nothing but a no-break space is an empty line.
        if (!text && line.includes('\u00A0') && place === 'block') isFresh = false
        if (!text) continue
        if (mark) append(mark, false)
        mark = ''
        append(text, bold)
      }
    },
    lineBreak(context: Context) {
      const { place } = context
      if (place === 'heading' || place === 'cell') return this.text(' ', { ...context, isBold: false })
      breakLine(place === 'item' ? 1 : breaks + 1)
    },
    /** At least so many line breaks before the next text. */
    gap(count: number, context: Context) {
      const { place } = context
      if (count === 0) return
      if (place === 'heading' || place === 'cell') return this.text(' ', { ...context, isBold: false })
      if (place === 'item' || count === 1) {
        if (!isFresh) breakLine(breaks + 1)
      } else breakLine(Math.max(breaks, 2))
    },
    mark(sign: string) {
      mark = sign
    },
    /** Begins a heading, or the text after it. */
    start(next: 0 | 1 | 2 = 0) {
      breakLine(2)
      level = next
    },
    html(): string {
      close()
      return blocks
        .map(({ tag, html }) => ({ tag, html: html.trimEnd() }))
        .filter(({ html }) => html.replace(/<[^>]*>/g, '').trim())
        .map(({ tag, html }) => `<${tag}>${html}</${tag}>`)
        .join('')
    },
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
