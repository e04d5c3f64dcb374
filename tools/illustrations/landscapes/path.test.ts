import { describe, expect, it } from 'vitest'
import { curve, disc, line, pathData, ring, spot, strip } from './path.ts'

describe('path data', () => {
  it('starts at the first point and continues in relative steps', () => {
    expect(
      pathData([
        line([
          [10, 20],
          [30, 15],
          [30, 40],
        ]),
      ]),
    ).toBe('m10 20 20-5 0 25')
  })

  it('returns to the start of a closed shape before it moves on', () => {
    expect(
      pathData([
        ring([
          [0, 0],
          [10, 0],
          [10, 10],
        ]),
        spot([5, 5]),
      ]),
    ).toBe('m0 0 10 0 0 10zm5 5h0')
  })

  it('rounds positions, not steps, so that errors do not accumulate', () => {
    expect(
      pathData([
        line([
          [0.4, 0],
          [10.4, 0],
          [20.4, 0],
          [30.6, 0],
        ]),
      ]),
    ).toBe('m0 0 10 0 10 0 11 0')
  })

  it('draws a curve through its ends, with exact halves as midpoints', () => {
    expect(
      pathData([
        curve([
          [0, 0],
          [10, 5],
          [25, 0],
          [40, 10],
        ]),
      ]),
    ).toBe('m0 0q10 5 17.5 2.5t22.5 7.5')
  })

  it('writes halves below one without a leading zero, and other numbers rounded', () => {
    expect(
      pathData([
        curve([
          [0, 0],
          [0, 0],
          [1, 21],
          [1, 40],
        ]),
      ]),
    ).toBe('m0 0q0 0 .5 10.5t.5 29.5')
  })

  it('closes a strip between two curves', () => {
    expect(
      pathData([
        strip(
          [
            [0, 0],
            [5, 2],
            [10, 0],
          ],
          [
            [0, 8],
            [5, 10],
            [10, 8],
          ],
        ),
      ]),
    ).toBe('m0 0q5 2 10 0l0 8q-5 2-10 0z')
  })

  it('draws a circle around its middle', () => {
    expect(pathData([disc([50, 50], 20)])).toBe('m30 50a20 20 0 1 1 0 1z')
  })
})
