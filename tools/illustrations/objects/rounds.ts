import { type Ink, type Side, WEIGHT } from './ink.ts'
import type { Line, Material } from './materials.ts'
import { MAJOR, MINOR, outline, type Place, project, type Spot, short, trace } from './space.ts'

/** Round parts: discs, upright cylinders, bars, tubes along x. Each function returns SVG text. */
export function rounds(ink: Ink) {
  const ellipse = (p: Place, r: number, look: string): string => {
    const [x, y] = project(p)
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * MAJOR)}" ry="${short(r * MINOR)}" ${look}/>`
  }

  /** A horizontal circle. `look` replaces the outline, for glass and water. */
  const disc = (p: Place, r: number, material: Material, side: Side = 'top', look = ink.outline): string =>
    ellipse(p, r, `fill="${ink.tone(material, side)}" ${look}`)

  /** A horizontal circular line: an instrument's signal or measuring range. */
  const ring = (p: Place, r: number, line: Line = 'mist', dash = ''): string =>
    ellipse(p, r, `fill="none" stroke="${ink.line(line)}" stroke-width="2.5"${dash && ` stroke-dasharray="${dash}"`}`)

  /** The shadow of a round part. */
  const pool = (p: Place, r: number): string => ellipse(p, r, `fill="${ink.line('shade')}" opacity=".26"`)

  /** An upright cylinder from the centre of its foot; with another radius at the top it is a truncated cone. */
  const cylinder = (foot: Place, r: number, height: number, material: Material, top = r): string => {
    const [x, y] = project(foot)
    const edge = (share: number, radius: number, up: number): Spot => [
      x + radius * MAJOR * share,
      y - up + radius * MINOR * Math.sqrt(1 - share * share),
    ]
    const round = `A${short(r * MAJOR)} ${short(r * MINOR)} 0 0 0 ${short(x + r * MAJOR)} ${short(y)}`
    const right = `L${short(x + top * MAJOR)} ${short(y - height)}Z`
    const body = `${trace([edge(-1, top, height), edge(-1, r, 0)], '')}${round}${right}`
    const dark = `${trace([edge(0.2, top, height), edge(0.2, r, 0)], '')}${round}${right}`
    return [
      `<path d="${body}" fill="${ink.tone(material, 'left')}"/>`,
      `<path d="${dark}" fill="${ink.tone(material, 'right')}"/>`,
      `<path d="${body}" fill="none" ${ink.outline}/>`,
      disc([foot[0], foot[1], foot[2] + height], top, material),
    ].join('')
  }

  /** A round bar between two positions: mast, arm, hose. `width` is in pixels of the drawing. */
  const bar = (from: Place, to: Place, width: number, material: Material): string => {
    const [a, b] = [project(from), project(to)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const across: Spot = [(a[1] - b[1]) / length, (b[0] - a[0]) / length]
    const lit = (width / 4) * (across[0] + across[1] > 0 ? -1 : 1) // towards the upper left
    const pen = (colour: string, weight: number, by = 0) => {
      const d = trace(
        [a, b].map(([x, y]): Spot => [x + across[0] * by, y + across[1] * by]),
        '',
      )
      return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(weight)}" stroke-linecap="round"/>`
    }
    return [
      pen(ink.line('ink'), width + 2 * WEIGHT),
      pen(ink.tone(material, 'right'), width),
      pen(ink.tone(material, 'top'), width / 2, lit),
    ].join('')
  }

  /** A tube along x from the centre of its far end, with its round face towards the viewer. */
  const tube = (end: Place, r: number, length: number, material: Material): string => {
    const rim = (x: number, from: number, to: number): Place[] =>
      Array.from({ length: 25 }, (_, i): Place => {
        const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 180
        return [x, end[1] + r * Math.cos(angle), end[2] + r * Math.sin(angle)]
      })
    const [far, near] = [end[0], end[0] + length]
    const band = (from: number, to: number) => outline([...rim(far, from, to), ...rim(near, to, from)])
    const [low, high] = SILHOUETTE
    return [
      `<path d="${band(low, high)}" fill="${ink.tone(material, 'left')}"/>`,
      `<path d="${band(low, low + 62)}" fill="${ink.tone(material, 'right')}"/>`,
      `<path d="${band(high - 62, high)}" fill="${ink.tone(material, 'top')}"/>`,
      `<path d="${band(low, high)}" fill="none" ${ink.outline}/>`,
      `<path d="${outline(rim(near, 0, 360))}" fill="${ink.tone(material, 'right')}" ${ink.outline}/>`,
    ].join('')
  }

  return { disc, ring, pool, cylinder, bar, tube }
}

/** Visible edges of a tube along x, in degrees around it: 0 is left, 90 is up. */
const SILHOUETTE = [-45, 135] as const
