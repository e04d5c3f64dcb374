import { ogBackgrounds } from '../../company/illustrations/og.ts'
import { markOnField } from '../../company/markFiles.ts'
import { palette, paletteOf } from '../../company/palette.ts'
import { hash } from '../../contract/domain/hash.ts'
import {
  type Font,
  OG_IMAGE,
  type OgImagePhoto,
  type OgImageProps,
  PHOTO_AREAS,
} from '../../contract/domain/ogImage.ts'

const { width, height } = OG_IMAGE
/** Horizontal distance between the top and the bottom of the slanted edge. */
const SLOPE = 0.2493 * height
/** X of the edges of the text panel and of the photograph, at the top. */
const FIELD = 556
const PHOTO = FIELD + 96
const MARGIN = 72
/** Font sizes: from the largest that fits four lines to the smallest that is legible in a preview on a phone. */
const SIZES = [84, 76, 68, 60, 53, 47] as const
const LEADING = 1.12
const MAX_LINES = 5
const TOP = 76
const FOOT = 552

/** A page's OG image as SVG: the title on a panel, beside an illustration or a photograph. */
export function renderOgImageSvg({ siteName, palette: chosen, icon, title, path, photo, font }: OgImageProps): string {
  const { hex } = paletteOf(chosen)
  const ink = (name: 'field' | 'on-field' | 'parcel-track' | 'gold') => hex(name, 'light')
  const background = ogBackgrounds[hash(path) % ogBackgrounds.length]!
  const { lines, size } = setTitle(title, font)
  const letters = lines.map((line, i) => font.draw(line, { x: MARGIN, y: TOP + size * (0.78 + i * LEADING), size }))
  // A title that is the company's name is not repeated, and the mark is larger.
  const isNamed = title === siteName
  const mark = isNamed ? LARGE_MARK : MARK
  const name = isNamed
    ? ''
    : font.draw(siteName, { x: MARGIN + 60, y: FOOT + 9, size: fitting(siteName, 30, widthAt(FOOT) - 60, font) })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner(background)}
${photo ? photoSvg(photo) : ''}<path fill="${ink('parcel-track')}" d="${panelTo(FIELD + 12)}"/><path fill="${ink('field')}" d="${panelTo(FIELD)}"/>
${icon ? iconSvg(icon, mark) : markOnField(...mark, chosen)}
<g fill="${ink('on-field')}">${[...letters, name].join('')}</g></svg>`
}

type Place = readonly [x: number, y: number, size: number]
const MARK: Place = [MARGIN - 2, FOOT - 24, 48]
const LARGE_MARK: Place = [MARGIN - 4, FOOT - 72, 96]

const iconSvg = (href: string, [x, y, size]: Place) => {
  const box = `x="${x}" y="${y}" width="${size}" height="${size}"`
  return `<clipPath id="icon"><rect ${box} rx="${size / 5}"/></clipPath><image clip-path="url(#icon)" ${box} href="${href}"/>`
}

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
const panelTo = (right: number) => `M0 0H${right}L${right + SLOPE} ${height}H0Z`

/** The photograph, cut along the slanted edge; a strip of the illustration is visible between it and the panel. */
const photoSvg = ({ href, place }: OgImagePhoto) => {
  const { left, top, width: wide, height: high } = PHOTO_AREAS[place]
  const cut = (from: number) => `M${from} 0H${width}V${height}H${from + SLOPE}Z`
  return `<path fill="${palette.hex('parcel-track', 'light')}" d="${cut(PHOTO - 12)}"/><path fill="${palette.hex('paper', 'light')}" d="${cut(PHOTO)}"/><clipPath id="cut"><path d="${cut(PHOTO)}"/></clipPath><image clip-path="url(#cut)" x="${left}" y="${top}" width="${wide}" height="${high}" href="${href}"/>`
}

/** Width of the panel to the right of the margin, at a height. */
const widthAt = (y: number) => FIELD + (SLOPE * y) / height - MARGIN - 40

const fitting = (line: string, size: number, width: number, font: Font) =>
  Math.min(size, (size * width) / font.widthOf(line, size))

/** The title in the largest font size that fits; a title that fits in none is cut off with an ellipsis. */
function setTitle(title: string, font: Font): { lines: string[]; size: number } {
  const words = title.trim().split(/\s+/)
  for (const size of SIZES) {
    const lines = breakLines(words, size, font)
    if (lines.length <= MAX_LINES && bottomOf(lines.length, size) < FOOT - 56 && lines.every(fits(size, font)))
      return { lines, size }
  }
  const size = SIZES.at(-1)!
  const maxLines = Math.floor((FOOT - 56 - TOP - size * 0.78) / (size * LEADING)) + 1
  const lines = breakLines(words, size, font)
  const fitted = lines
    .slice(0, maxLines)
    .map((line, i) => (fits(size, font)(line, i) ? line : withEllipsis(line, i, size, font)))
  if (lines.length > maxLines)
    fitted[maxLines - 1] = withEllipsis(`${fitted[maxLines - 1]} …`, maxLines - 1, size, font)
  return { lines: fitted, size }
}

const bottomOf = (lines: number, size: number) => TOP + size * (0.78 + (lines - 1) * LEADING)
/** Available width of a line: the panel is wider at the bottom. */
const widthOfLine = (i: number, size: number) => widthAt(TOP + size * i * LEADING)
const fits = (size: number, font: Font) => (line: string, i: number) => font.widthOf(line, size) <= widthOfLine(i, size)

/** Breaks words into lines, as many in each as fit. */
function breakLines(words: readonly string[], size: number, font: Font): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(size, font)(longer, lines.length - 1)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function withEllipsis(line: string, i: number, size: number, font: Font): string {
  const characters = [...line]
  const shortened = () => `${characters.join('').replace(/[\s.,;:…]+$/, '')}…`
  while (characters.length > 1 && !fits(size, font)(shortened(), i)) characters.pop()
  return shortened()
}
