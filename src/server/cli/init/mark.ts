import { readFile } from 'node:fs/promises'
import type { Locale } from '../../../contract/constants.ts'
import { cleanSvg } from '../../features/media/svg/cleanSvg.ts'
import { OperatorError, sentenceOf } from '../../platform/config/operatorError.ts'
import { openTitleFont } from '../../site/ogImages/titleFont.ts'

/** The demo mark's parcel as the background of an initial, on a grid of 32; legible at 16 px. */
const PARCEL = 'M1 8.2 24.6 2.3 31 24.4 7.4 30.3Z'
const LETTER = 19
const MIDDLE = 16
/** Half the height of a capital letter, as a share of the font size. */
const HALF_CAPITAL = 0.345

/**
 * Draws a mark: the first letter or digit of a name, on a parcel. Throws `OperatorError` if there is none or the font
 * lacks it.
 */
export async function drawInitial(name: string, language: Locale): Promise<string> {
  const { draw, widthOf, knows } = await openTitleFont()
  const letter = initialOf(name, language)
  if (!letter || !knows(letter))
    throw new OperatorError(`--mark: "${name}" has no initial that the font can draw; name an SVG file instead.`)
  const x = round(MIDDLE - widthOf(letter, LETTER) / 2)
  const outline = draw(letter, { x, y: round(MIDDLE + HALF_CAPITAL * LETTER), size: LETTER })
  return drawing('0 0 32 32', `<path fill="currentColor" d="${PARCEL}"/><g fill="var(--mark-ground)">${outline}</g>`)
}

/** A capital may be two letters (ß); the first is used. */
function initialOf(name: string, language: Locale): string | undefined {
  const [first = ''] = name.normalize().match(/[\p{L}\p{N}]/u) ?? []
  return [...first.toLocaleUpperCase(language)][0]
}

/** Reads a mark from an SVG file, sanitized to shapes. A mark in a single colour gets the theme's colours. */
export async function readMark(path: string): Promise<string> {
  const file = await readFile(path).catch((error: Error) => {
    throw new OperatorError(`--mark: ${path} cannot be read (${sentenceOf(error)}).`)
  })
  const { bytes } = await cleanSvg(file).catch(() => {
    throw new OperatorError(`--mark: ${path} is not an SVG drawing.`)
  })
  const [, attributes, shapes] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(bytes.toString()) ?? []
  const viewBox = attributes && (attributeOf('viewBox', attributes) ?? sizeOf(attributes))
  if (!attributes || !shapes || !viewBox) throw new OperatorError(`--mark: ${path} is not an SVG drawing.`)
  const paint = attributeOf('fill', attributes)
  return drawing(viewBox, inThemeColours(paint ? `<g fill="${paint}">${shapes}</g>` : shapes))
}

const attributeOf = (name: string, attributes: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]

function sizeOf(attributes: string): string | undefined {
  const [width, height] = ['width', 'height'].map((side) => Number.parseFloat(attributeOf(side, attributes) ?? ''))
  return width && height ? `0 0 ${width} ${height}` : undefined
}

/** Sets shapes with one paint or none to `currentColor`; with several paints, keeps them. */
function inThemeColours(shapes: string): string {
  if (shapes.includes('currentColor') || shapes.includes('var(--')) return shapes
  const paints = new Set(
    [...shapes.matchAll(/\b(?:fill|stroke|stop-color)="(?!none)([^"]+)"/g)].map(([, paint]) => paint!),
  )
  if (paints.size === 0) return `<g fill="currentColor">${shapes}</g>`
  const [paint] = paints
  return paints.size === 1 ? shapes.replaceAll(`"${paint}"`, '"currentColor"') : shapes
}

const drawing = (viewBox: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>\n`

const round = (value: number): number => Number(value.toFixed(2))
