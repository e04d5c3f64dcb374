import { problems } from '../../../../contract/i18n/shared/problems.ts'
import { type CleanPicture, refuseBroken } from '../cleanPicture.ts'
import { refusedFile } from '../refusedFile.ts'
import { openPicture } from '../sharp.ts'
import { weigh } from './weigh.ts'

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
export async function cleanSvg(file: Buffer): Promise<CleanPicture> {
  if (file.length > MAX_BYTES) throw refusedFile(413, problems.svgTooBig)
  const [prolog, drawing] = split(textOf(file))
  if (HOSTILE_ENTITY.test(prolog)) throw refusedFile(400, problems.svgEntities)
  if (drawing.split(ELEMENT, MOST_ELEMENTS + 2).length > MOST_ELEMENTS + 1)
    throw refusedFile(400, problems.svgTooComplex)
  const { sanitizeSvg } = await import('./sanitizeSvg.ts')
  const clean = sanitizeSvg(drawing)
  if (!SHAPE.test(clean)) throw refusedFile(400, problems.emptySvg)
  if (weigh(clean) > MOST_ELEMENTS) throw refusedFile(400, problems.svgTooComplex)
  const bytes = Buffer.from(clean)
  const head = (await openPicture(bytes)).metadata()
  const { width, height } = await head.catch((error: Error) => refuseBroken(error, problems.brokenSvg))
  return { bytes, extension: 'svg', width, height, placeholder: null }
}

function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw refusedFile(400, problems.brokenSvg)
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
