import { identity } from '../src/company/identity.ts'
import { palette, siteColours } from '../src/company/palette.ts'
import { hash } from '../src/contract/domain/hash.ts'
import { pocket } from '../src/design-system/tokens/breakpoints.ts'
import { coloursSheet, tokensSheet } from '../src/design-system/tokens/index.ts'

/** The text of `company/mark.ts`: an SVG file with a `viewBox` as a module. Throws for any other file. */
export function markModule(file: string): string {
  const [, attributes, shapes] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(file) ?? []
  const [, viewBox] = /\bviewBox="([^"]+)"/.exec(attributes ?? '') ?? []
  if (!viewBox || !shapes?.trim()) throw new Error('The mark must be an SVG file with a viewBox.')
  return `// Written by scripts/writeTokens.ts from mark.svg. Change that, then run \`npm run tokens\`.
export const viewBox = ${quoted(viewBox)}
export const shapes =
  ${quoted(shapes.trim())}
`
}

const quoted = (text: string): string => `'${text.replace(/\s*\n\s*/g, ' ').replace(/[\\']/g, '\\$&')}'`

/**
 * The text of `company/look.ts`: properties of the design for code that does not load the tokens. `mark` is the text of
 * `company/mark.ts`.
 */
export const lookModule = (mark: string): string =>
  `// Written by scripts/writeTokens.ts. Change identity.ts, then run \`npm run tokens\`.
/** Background of the page, for the browser's own interface. */
export const paper = { light: '${palette.hex('paper', 'light')}', dark: '${palette.hex('paper', 'dark')}' }
/** Media query of the screens with the wide font of headlines. */
export const wideScreen = 'not all and ${pocket}'
/** Version of the design: changes with colours, mark and illustrations, so that OG images are rendered again. */
export const look = '${hash(JSON.stringify([RENDERING, tokensSheet(), coloursSheet(palette, siteColours), mark, identity.land])).toString(36)}'
`

/** Version of how OG images are rendered. */
const RENDERING = 2
