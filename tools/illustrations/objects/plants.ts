import type { Ink } from './ink.ts'
import type { Material } from './materials.ts'
import type { solids } from './solids.ts'
import { type Place, project, type Spot, short, trace } from './space.ts'

/** A layer of the ground: its height in pixels and its material. */
export type Layer = readonly [height: number, material: Material]

/** The ground under most instruments: stone, then loam. */
export const SOIL: readonly Layer[] = [
  [16, 'stone'],
  [14, 'loam'],
]

/** Parcels and their plants. */
export function plants(ink: Ink, { box, flat }: ReturnType<typeof solids>) {
  /** One leaf in the plane of the picture, with a lit and a dark half. Large leaves have an outline and a midrib. */
  const leaf = (p: Place, size: number, angle: number, material: Material = 'leaf'): string => {
    const [x, y] = project(p)
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
    const at = (u: number, v: number) => `${short(x + u * cos - v * sin)} ${short(y - u * sin - v * cos)}`
    const half = (bulge: number) => `M${at(0, 0)}Q${at(0.35, bulge)} ${at(1, 0)}`
    const halves = `<path d="${half(0.42)}Z" fill="${ink.tone(material, 'top')}"/><path d="${half(-0.42)}Z" fill="${ink.tone(material, 'right')}"/>`
    const edge = `<path d="${half(0.42)}Q${at(0.35, -0.42)} ${at(0, 0)}L${at(0.8, 0)}" fill="none" ${ink.outline}/>`
    return halves + (size > 26 ? edge : '')
  }

  /** A vine leaf: five lobes, a lit and a dark half, in the plane of the picture. */
  const vineLeaf = (p: Place, size: number, angle: number, material: Material = 'leaf'): string => {
    const [x, y] = project(p)
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
    const half = (mirror: number) =>
      LOBES.map(([u, v]): Spot => [x + u * cos - v * mirror * sin, y - u * sin - v * mirror * cos])
    const [lit, dark] = [half(1), half(-1)]
    return [
      `<path d="${trace(lit)}" fill="${ink.tone(material, 'top')}"/>`,
      `<path d="${trace(dark)}" fill="${ink.tone(material, 'right')}"/>`,
      `<path d="${trace([...lit, ...dark.toReversed()])}" fill="none" ${ink.outline}/>`,
    ].join('')
  }

  /** A seedling of two leaves. */
  const sprout = (p: Place, size = 18): string => leaf(p, size, 2.5) + leaf(p, size, 0.62)

  /** The parcel under an instrument, from its lowest corner at the back: layers from below, rows on top. */
  const parcel = (
    [x, y, z]: Place,
    [w, d]: readonly [number, number],
    layers: readonly Layer[],
    rows = 0,
    crop: Material = 'crop',
  ): string => {
    let top = z
    const ground = layers.map(([height, material]) => {
      const layer = box([x, y, top], [w, d, height], material)
      top += height
      return layer
    })
    const furrows = Array.from({ length: rows }, (_, i) => {
      const [middle, half] = [y + ((i + 0.5) * d) / rows, d / rows / 4.4]
      return flat(
        [
          [x + 4, middle - half, top],
          [x + w - 4, middle - half, top],
          [x + w - 4, middle + half, top],
          [x + 4, middle + half, top],
        ],
        crop,
        'left',
      )
    })
    return [...ground, ...furrows].join('')
  }

  return { leaf, vineLeaf, sprout, parcel }
}

/** Half a vine leaf, from the stalk to the tip: shares of its length along the midrib and away from it. */
const LOBES: readonly Spot[] = [
  [0, 0],
  [-0.16, 0.26],
  [0.04, 0.5],
  [0.2, 0.36],
  [0.44, 0.58],
  [0.56, 0.3],
  [1, 0],
]
