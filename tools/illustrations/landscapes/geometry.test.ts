import { describe, expect, it } from 'vitest'
import { area, beyond, breadthOf, chord, inset, rectangle, turned, within } from './geometry.ts'

const square = rectangle([50, 50], 50)

describe('convex polygons', () => {
  it('are cut by a line into two parts that together equal the whole', () => {
    const n = [0.6, 0.8] as const
    const [near, far] = [within(square, n, 60), beyond(square, n, 60)]
    expect(area(near) + area(far)).toBeCloseTo(area(square))
    expect(near.every(([x, y]) => 0.6 * x + 0.8 * y <= 60.000001)).toBe(true)
    expect(far.every(([x, y]) => 0.6 * x + 0.8 * y >= 59.999999)).toBe(true)
  })

  it('shrink by a margin on every side, and vanish if it is too wide', () => {
    expect(area(inset(square, 10))).toBeCloseTo(80 * 80)
    expect(inset(square, 51)).toHaveLength(0)
  })

  it('are crossed by a line in two points, or missed', () => {
    expect(chord(square, [1, 0], 30)?.map(([x]) => x)).toEqual([30, 30])
    expect(chord(square, [1, 0], 130)).toBeUndefined()
  })

  it('have the same breadth at every rotation', () => {
    expect(breadthOf(turned(rectangle([0, 0], 40, 15), 0.7, [5, 9]))).toBeCloseTo(30)
  })
})
