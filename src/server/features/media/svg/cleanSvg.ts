import { problems } from '../../../../contract/i18n/shared/problems.ts'
import type { CleanImage } from '../cleanImage.ts'
import { rejectBroken, rejectedFile } from '../rejectFile.ts'
import { openImage } from '../sharp.ts'

/** Beyond these a drawing is no logo any more. Sanitizing takes time with the square of what is in it. */
const MAX_BYTES = 500 * 1024
const MOST_ELEMENTS = 10_000
/** Room for a licence before the drawing. */
const LONGEST_PROLOG = 64 * 1024

/** What may stand before a drawing: declarations, comments, instructions. */
const PROLOG = /^\s*(?:<\?.*?\?>|<!--.*?-->|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>)/is
const ELEMENT = /<(?=[^/!?])/
const SHAPE = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)[ >]/
/** An entity that stands for others, for a file or for elements. Plain ones (Illustrator's namespaces) do no harm. */
const HOSTILE_ENTITY = /<!ENTITY\s*(?:%|[^>]*(?:&|%|<|\bSYSTEM\b|\bPUBLIC\b))/i

/** Whether a file is a drawing, by its content. */
export const isSvg = (file: Buffer): boolean => /^<svg[\s/>]/.test(split(file.toString('utf8', 0, LONGEST_PROLOG))[1])

/** Takes in a drawing: sanitized, within limits, and still one that can be drawn. */
export async function cleanSvg(file: Buffer): Promise<CleanImage> {
  if (file.length > MAX_BYTES) throw rejectedFile(413, problems.svgTooBig)
  const [prolog, drawing] = split(textOf(file))
  if (HOSTILE_ENTITY.test(prolog)) throw rejectedFile(400, problems.svgEntities)
  if (drawing.split(ELEMENT, MOST_ELEMENTS + 2).length > MOST_ELEMENTS + 1)
    throw rejectedFile(400, problems.svgTooComplex)
  const { sanitizeSvg } = await import('./sanitizeSvg.ts')
  const clean = sanitizeSvg(drawing)
  if (!SHAPE.test(clean)) throw rejectedFile(400, problems.emptySvg)
  if (weigh(clean) > MOST_ELEMENTS) throw rejectedFile(400, problems.svgTooComplex)
  const bytes = Buffer.from(clean)
  const head = (await openImage(bytes)).metadata()
  const { width, height } = await head.catch((error: Error) => rejectBroken(error, problems.brokenSvg))
  return { bytes, extension: 'svg', width, height, placeholder: null }
}

function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw rejectedFile(400, problems.brokenSvg)
  }
}

/** What stands before the drawing, and the drawing. */
function split(text: string): [prolog: string, drawing: string] {
  let at = text.startsWith('\ufeff') ? 1 : 0
  for (;;) {
    const length = PROLOG.exec(text.slice(at))?.[0].length
    if (!length) return [text.slice(0, at), text.slice(at).trimStart()]
    at += length
  }
}

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
function weigh(svg: string): number {
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
