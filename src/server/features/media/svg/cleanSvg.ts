import { problems } from '../../../../contract/i18n/shared/messages.ts'
import type { CleanImage } from '../cleanImage.ts'
import { openImage, rejectBroken, rejectedFile } from '../sharp.ts'

/** Limits of a logo. Sanitizing takes quadratic time. */
const MAX_BYTES = 500 * 1024
const MAX_ELEMENTS = 10_000
/** Maximum length in bytes of the text before the root element, such as a licence. */
const MAX_PROLOG_BYTES = 64 * 1024

/** Declarations, comments and processing instructions before the root element. */
const PROLOG = /^\s*(?:<\?.*?\?>|<!--.*?-->|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>)/is
const ELEMENT = /<(?=[^/!?])/
const SHAPE = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)[ >]/
/** Entities that refer to others, to a file or to elements. Plain ones (Illustrator's namespaces) are harmless. */
const HOSTILE_ENTITY = /<!ENTITY\s*(?:%|[^>]*(?:&|%|<|\bSYSTEM\b|\bPUBLIC\b))/i

/** Whether a file is SVG, by its content. */
export const isSvg = (file: Buffer): boolean => /^<svg[\s/>]/.test(split(file.toString('utf8', 0, MAX_PROLOG_BYTES))[1])

/** Sanitizes an SVG file within limits, and checks that it can still be rendered. Throws `Refused`. */
export async function cleanSvg(file: Buffer): Promise<CleanImage> {
  if (file.length > MAX_BYTES) throw rejectedFile(413, problems.svgTooBig)
  const [prolog, drawing] = split(textOf(file))
  if (HOSTILE_ENTITY.test(prolog)) throw rejectedFile(400, problems.svgEntities)
  if (drawing.split(ELEMENT, MAX_ELEMENTS + 2).length > MAX_ELEMENTS + 1)
    throw rejectedFile(400, problems.svgTooComplex)
  const { sanitizeSvg } = await import('./sanitizeSvg.ts')
  const clean = sanitizeSvg(drawing)
  if (!SHAPE.test(clean)) throw rejectedFile(400, problems.emptySvg)
  if (expandedElements(clean) > MAX_ELEMENTS) throw rejectedFile(400, problems.svgTooComplex)
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

/** The prolog, and the root element. */
function split(text: string): [prolog: string, drawing: string] {
  let at = text.startsWith('\ufeff') ? 1 : 0
  for (;;) {
    const length = PROLOG.exec(text.slice(at))?.[0].length
    if (!length) return [text.slice(0, at), text.slice(at).trimStart()]
    at += length
  }
}

/** A start or end tag, as the sanitizer writes it. */
const TAG = /<(\/?)[\w:]+((?: [\w:-]+="[^"]*")*)(?: \/)?>/g
const OWN_ID = / id="([^"]*)"/
/** A reference to an element that is rendered again, or used as paint, clip or mask. */
const REFERENCE = / href="#([^"]*)"|url\(\s*(?:&quot;|')?#([^"')&\s]*)/g
/** Maximum length of a chain of references: drawing programs write three or four. */
const MAX_STEPS = 20

interface Part {
  elements: number
  references: string[]
}

/** Number of elements with all references expanded: a few lines that each refer twice to the last make millions. */
function expandedElements(svg: string): number {
  const { whole, named } = partsOf(svg)
  const known = new Map<string, number>()

  const weightOf = ({ elements, references }: Part, steps: number): number =>
    references.reduce((sum, id) => sum + weightNamed(id, steps + 1), elements)

  const weightNamed = (id: string, steps: number): number => {
    const part = named.get(id)
    if (!part) return 0
    if (steps > MAX_STEPS) return Number.POSITIVE_INFINITY
    const weight = known.get(id) ?? weightOf(part, steps)
    known.set(id, weight)
    return weight
  }

  return weightOf(whole, 0)
}

/** The elements and references of the whole file, and of each element that has an id. */
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
