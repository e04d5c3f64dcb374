import { problems } from '../../../../contract/i18n/shared/messages.ts'
import { rejectedFile } from '../rejectFile.ts'
import { PROPERTIES } from './vocabulary.ts'

type Attributes = Record<string, string>

interface Rule {
  element?: string
  /** Classes and ids of the selector: `.cls-1`, `#logo`. */
  marks: string[]
  weight: number
  declared: Attributes
}

/** `path`, `.cls-1`, `#logo`, `path.cls-1`, `*`: the selectors that drawing programs write. Others are ignored. */
const SELECTOR = /^(\*|[a-zA-Z]+)?((?:[.#][\w-]+)*)$/

/** Each element is matched against each rule. */
const MOST_RULES = 1000

/**
 * Reads the stylesheets of an SVG file; returns the declarations that apply to an element, as attributes. Conditional rules (`@media`) are
 * ignored, and nothing is fetched (`@import`, `@font-face`).
 */
export function readStyles(svg: string): (element: string, attributes: Attributes) => Attributes {
  const rules = rulesIn(stylesheetsIn(svg)).sort((a, b) => a.weight - b.weight)
  return (element, { class: classes = '', id, style = '' }) => {
    const marks = new Set([...classes.split(/\s+/).map((name) => `.${name}`), `#${id}`])
    const matching = rules.filter(
      (rule) => (!rule.element || rule.element === element) && rule.marks.every((mark) => marks.has(mark)),
    )
    return Object.assign({}, ...matching.map(({ declared }) => declared), declarationsIn(style))
  }
}

/** The content of all style elements, in one pass: a hostile file has thousands without an end. */
function stylesheetsIn(svg: string): string {
  const sheets = svg.split(/<\/style\s*>/i).slice(0, -1)
  return sheets
    .map((text) => text.slice(text.indexOf('>', text.search(/<style\b/i)) + 1))
    .join('\n')
    .replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, ' ')
}

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = []
  for (const [selectors, body] of blocksIn(withoutComments(css))) {
    const declared = declarationsIn(body)
    for (const selector of selectors.split(',')) {
      const [, element, marks = ''] = SELECTOR.exec(selector.trim()) ?? []
      if (element || marks) rules.push(ruleOf(element, marks, declared))
    }
  }
  if (rules.length > MOST_RULES) throw rejectedFile(400, problems.svgTooComplex)
  return rules
}

function ruleOf(name: string | undefined, text: string, declared: Attributes): Rule {
  const element = name === '*' ? undefined : name
  const marks = text.match(/[.#][\w-]+/g) ?? []
  const weight = marks.reduce((sum, mark) => sum + (mark.startsWith('#') ? 100 : 10), element ? 1 : 0)
  return { element, marks, weight, declared }
}

/** The blocks at the outermost level: the text before each, and its content. `@media` matches no selector. */
function blocksIn(css: string): [before: string, body: string][] {
  const blocks: [string, string][] = []
  let depth = 0
  let [from, open] = [0, 0]
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === ';' && depth === 0) from = index + 1
    if (sign === '{' && depth++ === 0) open = index
    if (sign === '}' && depth > 0 && --depth === 0) {
      blocks.push([css.slice(from, open).trim(), css.slice(open + 1, index)])
      from = index + 1
    }
  }
  return blocks
}

const withoutComments = (css: string): string =>
  css
    .split('*/')
    .map((text) => text.split('/*', 1)[0])
    .join(' ')

function declarationsIn(body: string): Attributes {
  const declared: Attributes = {}
  for (const declaration of withoutComments(body).split(';')) {
    const [name = '', ...value] = declaration.split(':')
    if (PROPERTIES.includes(name.trim().toLowerCase()))
      declared[name.trim().toLowerCase()] = value
        .join(':')
        .replace(/!\s*important\s*$/i, '')
        .trim()
  }
  return declared
}
