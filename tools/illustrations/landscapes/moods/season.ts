import { crops } from '../crops.ts'
import { sow } from '../field.ts'
import { inset, type Polygon } from '../geometry.ts'
import type { Land } from '../land.ts'

/** Tangent of the bearing: horizontal offset of a strip per pixel of height. */
const SLOPE = 0.2493

/**
 * One field through twelve months, October to September, from edge to edge at the top. The year continues beyond both
 * ends, for pages in which the picture overflows.
 */
export function season(land: Land): void {
  const { width, height, zoom } = land
  const [month, lean] = [width / 12, height * SLOPE]
  const strip = (i: number): Polygon => [
    [i * month, 0],
    [i * month + month, 0],
    [i * month + month + lean, height],
    [i * month + lean, height],
  ]
  for (let i = -6; i < 18; i++) {
    const crop = crops[land.crops[(i + 12) % 12]!]
    sow(land, inset(strip(i), 2.5 * zoom), crop, Math.atan2(height, lean))
  }
}
