import { identity } from '../../company/identity.ts'
import * as mark from '../../company/mark.ts'
import { hash } from '../scenes/random.ts'
import { pocket } from '../tokens/breakpoints.ts'
import { hex } from '../tokens/index.ts'
import { stylesheet, workStylesheet } from '../tokens/stylesheet.ts'

/** The text of `company/look.ts`: what the rooms that know no tokens are told of them. */
export const lookModule = (): string =>
  `// Written by scripts/writeTokens.ts. Change identity.ts, then run \`npm run tokens\`.
/** The ground of the page, for what browsers draw around it. */
export const paper = { light: '${hex('paper', 'light')}', dark: '${hex('paper', 'dark')}' }
/** The screens that have room for the wide cut of headlines. */
export const wideScreen = 'not all and ${pocket}'
/** Another one whenever the colours, the mark or the land are others: pictures of them are drawn anew. */
export const look = '${look()}'
`

/** Counts how pictures are drawn, for those that keep them by `look`. */
const DRAWING = 1

const look = () =>
  hash(JSON.stringify([DRAWING, stylesheet(), workStylesheet(), mark.viewBox, mark.shapes, identity.land])).toString(36)
