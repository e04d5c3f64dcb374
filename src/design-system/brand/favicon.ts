import { hex } from '../tokens/index.ts'
import { shapes, widths } from './mark.ts'

type Inks = { readonly parcel: string; readonly sprout: string }

/** The mark as an SVG file for browser tabs. One drawing for both themes: its green stands on light and dark tabs alike. */
export const favicon = (): string =>
  file(draw({ parcel: hex('parcel-leaf', 'light'), sprout: hex('parcel-mark', 'light') }))

/** The mark as a full-bleed square for home screens; the sprout keeps within the circle that launchers may cut. */
export const appIcon = (): string =>
  file(
    `<path fill="${hex('field', 'light')}" d="M0 0h32v32H0z"/><g transform="translate(5.6 5.6) scale(.65)">` +
      `${draw({ parcel: hex('gold', 'light'), sprout: hex('field', 'light') })}</g>`,
  )

const file = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>\n`

const draw = ({ parcel, sprout }: Inks): string =>
  [
    `<path fill="${parcel}" d="${shapes.parcel}"/>`,
    `<path fill="none" stroke="${sprout}" stroke-width="${widths.rows}" opacity=".45" d="${shapes.rows}"/>`,
    `<path fill="none" stroke="${sprout}" stroke-width="${widths.stem}" d="${shapes.stem}"/>`,
    `<path fill="${sprout}" d="${shapes.leaves}"/>`,
  ].join('')
