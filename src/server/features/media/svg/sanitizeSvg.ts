import postcss, { type Container, type Root } from 'postcss'
import sanitizeHtml from 'sanitize-html'
import { problems } from '../../../../contract/i18n/shared/messages.ts'
import { rejectedFile } from '../sharp.ts'

const namesIn = (text: string): string[] => text.trim().split(/\s+/)

/** Allow-lists of SVG 2: an element that is not listed is removed with its content. */
const ELEMENTS = namesIn(`
  svg g defs symbol use title desc
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
`)

/** Elements that become groups, with their content: links, choices between languages. */
const UNWRAPPED: Record<string, string> = { a: 'g', switch: 'g' }

/** Style properties; each is a presentation attribute of the same name too (SVG 2, section 6.6). */
const PROPERTIES = namesIn(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset paint-order vector-effect opacity color display visibility overflow
  clip-path clip-rule mask filter marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity
  color-interpolation color-interpolation-filters shape-rendering text-rendering image-rendering
  font-family font-size font-weight font-style font-stretch letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction
`)

const ATTRIBUTES = [
  ...PROPERTIES,
  ...namesIn(`
    xmlns id href viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
    transform offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
    clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient
    dx dy rotate textLength lengthAdjust startOffset xml:space role aria-label
    filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept amplitude
    exponent stdDeviation radius edgeMode
  `),
]

const NAMESPACE = 'http://www.w3.org/2000/svg'
/** Maximum nesting: drawing programs nest groups less deeply. */
const MAX_NESTING = 100

/** Attributes whose values are texts or names within the file: never fetched or run. */
const NAMES: readonly string[] = ['id', 'aria-label', 'role', 'xml:space']
const LOCAL_ADDRESS = /url\(\s*(["']?)#[^"'()\\]*\1\s*\)/gi
/** A reference out of the file, a scheme, or an escape that hides one. */
const FOREIGN = /url\s*\(|[:@\\]|image-set|src\s*\(/i

/**
 * SVG sanitizer: rewrites the file from allow-listed elements and attributes, with references only within the file.
 * Styles become attributes, so that it looks the same under a content policy without styles. Scripts, embedded files
 * and unknown elements are removed with their content, as are event handlers and the targets of links.
 */
export function sanitizeSvg(svg: string): string {
  const stylesOf = readStyles(svg)
  const rewrite: sanitizeHtml.Transformer = (element, attributes) => {
    const { 'xlink:href': link, ...own } = attributes
    const kept = Object.entries({ ...(link && { href: link }), ...own, ...stylesOf(element, attributes) })
    return {
      tagName: UNWRAPPED[element] ?? element,
      attribs: {
        ...Object.fromEntries(kept.filter(([name, value]) => isHarmless(name, value))),
        ...(element === 'svg' && { xmlns: NAMESPACE }),
      },
    }
  }
  return sanitizeHtml(svg, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    transformTags: { '*': rewrite },
    nonTextTags: unknownElementsIn(svg),
    nestingLimit: MAX_NESTING,
    parser: {
      xmlMode: true,
      lowerCaseTags: false,
      lowerCaseAttributeNames: false,
      recognizeCDATA: true,
      decodeEntities: true,
    },
  }).trim()
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return false
  if (name === 'href') return /^#[^\s"'<>\\]+$/.test(value)
  return NAMES.includes(name) || !FOREIGN.test(value.replace(LOCAL_ADDRESS, ''))
}

/** Elements that are removed with their content. */
function unknownElementsIn(svg: string): string[] {
  const names = new Set([...svg.matchAll(/<([^\s/>!?]+)/g)].map(([, name]) => name!))
  return [...names].filter((name) => !ELEMENTS.includes(name) && !Object.hasOwn(UNWRAPPED, name))
}

type Attributes = Record<string, string>

interface Rule {
  element: string | undefined
  /** Classes and ids of the selector: `.cls-1`, `#logo`. */
  marks: string[]
  specificity: number
  declared: Attributes
}

/** `path`, `.cls-1`, `#logo`, `path.cls-1`, `*`: the selectors that drawing programs write. Others are ignored. */
const SELECTOR = /^(\*|[a-zA-Z]+)?((?:[.#][\w-]+)*)$/

/** Maximum number of rules; each element is matched against each rule. */
const MAX_RULES = 1000

/**
 * Reads the stylesheets of an SVG file; returns a function from an element to its declarations, as attributes.
 * Conditional rules (`@media`) are ignored, and nothing is fetched (`@import`, `@font-face`).
 */
function readStyles(svg: string): (element: string, attributes: Attributes) => Attributes {
  const rules = rulesIn(stylesheetsIn(svg)).sort((a, b) => a.specificity - b.specificity)
  return (element, { class: classes = '', id, style }) => {
    const marks = new Set([...classes.split(/\s+/).map((name) => `.${name}`), `#${id}`])
    const matching = rules.filter(
      (rule) => (!rule.element || rule.element === element) && rule.marks.every((mark) => marks.has(mark)),
    )
    return Object.assign({}, ...matching.map(({ declared }) => declared), style && declarationsIn(parseCss(style)))
  }
}

/** The content of all style elements, in one pass: a hostile file has thousands of unclosed ones. */
function stylesheetsIn(svg: string): string {
  const sheets = svg.split(/<\/style\s*>/i).slice(0, -1)
  return sheets
    .map((text) => text.slice(text.indexOf('>', text.search(/<style\b/i)) + 1))
    .join('\n')
    .replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, ' ')
}

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = []
  for (const node of parseCss(css).nodes) {
    if (node.type !== 'rule') continue
    const declared = declarationsIn(node)
    for (const selector of node.selectors) {
      const [, name, marks = ''] = SELECTOR.exec(selector) ?? []
      if (name || marks) rules.push(ruleOf(name === '*' ? undefined : name, marks.match(/[.#][\w-]+/g) ?? [], declared))
    }
  }
  if (rules.length > MAX_RULES) throw rejectedFile(400, problems.svgTooComplex)
  return rules
}

function ruleOf(element: string | undefined, marks: string[], declared: Attributes): Rule {
  const specificity = marks.reduce((sum, mark) => sum + (mark.startsWith('#') ? 100 : 10), element ? 1 : 0)
  return { element, marks, specificity, declared }
}

/** Invalid styles are ignored. */
function parseCss(css: string): Root {
  try {
    return postcss.parse(css)
  } catch {
    return postcss.root()
  }
}

function declarationsIn({ nodes = [] }: Container): Attributes {
  const declarations = nodes.filter((node) => node.type === 'decl')
  const known = declarations.filter(({ prop }) => PROPERTIES.includes(prop.toLowerCase()))
  return Object.fromEntries(known.map(({ prop, value }) => [prop.toLowerCase(), value]))
}
