/** A start or an end of an element, as the sanitizer writes them. */
const TAG = /<(\/?)[\w:]+((?: [\w:-]+="[^"]*")*)(?: \/)?>/g
const OWN_ID = / id="([^"]*)"/
/** What an element draws once more, or is painted, cut or masked with. */
const REFERENCE = / href="#([^"]*)"|url\(\s*(?:&quot;|')?#([^"')&\s]*)/g
/** No drawing program refers further than this: from an element to a mark, to a shape, to its paint. */
const MOST_STEPS = 20

interface Part {
  elements: number
  references: string[]
}

/**
 * How many elements are drawn when everything that refers to others is written out. A few lines of which each refers
 * twice to the one before draw millions; a circle never ends.
 */
export function weigh(svg: string): number {
  const { whole, named } = partsOf(svg)
  const known = new Map<string, number>()

  const weightOf = ({ elements, references }: Part, steps: number): number =>
    references.reduce((sum, id) => sum + weightNamed(id, steps + 1), elements)

  const weightNamed = (id: string, steps: number): number => {
    const part = named.get(id)
    if (!part) return 0
    if (steps > MOST_STEPS) return Number.POSITIVE_INFINITY
    const weight = known.get(id) ?? weightOf(part, steps)
    known.set(id, weight)
    return weight
  }

  return weightOf(whole, 0)
}

/** The drawing, and each element in it that has an id, with all that is in it. */
function partsOf(svg: string): { whole: Part; named: Map<string, Part> } {
  const whole: Part = { elements: 0, references: [] }
  const named = new Map<string, Part>()
  const open: Part[][] = [[whole]]
  for (const [, isEnd, attributes = ''] of svg.matchAll(TAG)) {
    if (isEnd) {
      open.pop()
      continue
    }
    const id = OWN_ID.exec(attributes)?.[1]
    const around = [...(open.at(-1) ?? [])]
    if (id !== undefined && !named.has(id)) {
      const part: Part = { elements: 0, references: [] }
      named.set(id, part)
      around.push(part)
    }
    const references = [...attributes.matchAll(REFERENCE)].map(([, link, paint]) => (link ?? paint)!)
    for (const part of around) {
      part.elements++
      part.references.push(...references)
    }
    open.push(around)
  }
  return { whole, named }
}
