import sanitizeHtml from 'sanitize-html'
import { readStyles } from './styles.ts'
import { ATTRIBUTES, ELEMENTS, UNWRAPPED } from './vocabulary.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'
/** Limit of nesting: drawing programs nest groups, but not this deep. */
const MOST_NESTED = 100

/** Attributes whose values are texts or names within the file: never fetched or run. */
const NAMES: readonly string[] = ['id', 'aria-label', 'role', 'xml:space']
const LOCAL_ADDRESS = /url\(\s*(["']?)#[^"'()\\]*\1\s*\)/gi
/** A reference out of the file, a scheme, or an escape that hides one. */
const FOREIGN = /url\s*\(|[:@\\]|image-set|src\s*\(/i

/**
 * SVG sanitizer: writes the file again from allow-listed elements and attributes, with references within the file only. Styles become
 * attributes, so that it looks the same where the content policy forbids styles. Scripts, event handlers, links, embedded files and
 * everything unknown are removed with their content.
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
    nestingLimit: MOST_NESTED,
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
