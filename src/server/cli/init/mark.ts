import { readFile } from 'node:fs/promises'
import { StartRefused, sentenceOf } from '../../shared/startRefused.ts'
import { openTypesetter } from '../../sharing/typesetter.ts'
import { cleanSvg } from '../../uploads/svg/cleanSvg.ts'

/** The house's parcel, on which an initial stands as another mark's sprout does: on a grid of 32, as large as it reads at 16 px. */
const PARCEL = 'M1 8.2 24.6 2.3 31 24.4 7.4 30.3Z'
const LETTER = 19
const MIDDLE = 16
/** Half the height of a capital, in its size. */
const HALF_CAPITAL = 0.345

/** A mark for a company that has none: the first letter of its name, on a parcel. */
export async function drawInitial(name: string): Promise<string> {
  const letter = ([...name.trim()][0] ?? '').toLocaleUpperCase('tr')
  const { draw, widthOf } = await openTypesetter()
  const x = round(MIDDLE - widthOf(letter, LETTER) / 2)
  const outline = draw(letter, { x, y: round(MIDDLE + HALF_CAPITAL * LETTER), size: LETTER })
  return drawing('0 0 32 32', `<path fill="currentColor" d="${PARCEL}"/><g fill="var(--mark-ground)">${outline}</g>`)
}

/** The mark in a file: nothing is left of it but shapes. One in a single colour takes the house's inks. */
export async function readMark(path: string): Promise<string> {
  const file = await readFile(path).catch((error: Error) => {
    throw new StartRefused(`--mark: ${path} cannot be read (${sentenceOf(error)}).`)
  })
  const { bytes } = await cleanSvg(file).catch(() => {
    throw new StartRefused(`--mark: ${path} is no SVG drawing.`)
  })
  const [, attributes, shapes] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(bytes.toString()) ?? []
  const viewBox = attributes && (saidOf('viewBox', attributes) ?? sizeOf(attributes))
  if (!attributes || !shapes || !viewBox) throw new StartRefused(`--mark: ${path} is no SVG drawing.`)
  const paint = saidOf('fill', attributes)
  return drawing(viewBox, inHouseInk(paint ? `<g fill="${paint}">${shapes}</g>` : shapes))
}

const saidOf = (name: string, attributes: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]

function sizeOf(attributes: string): string | undefined {
  const [width, height] = ['width', 'height'].map((side) => Number.parseFloat(saidOf(side, attributes) ?? ''))
  return width && height ? `0 0 ${width} ${height}` : undefined
}

/** What has one paint only, or says none and is black, is drawn in the page's inks; what has several keeps its own. */
function inHouseInk(shapes: string): string {
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
