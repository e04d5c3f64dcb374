// Written by scripts/writeTokens.ts. Change identity.ts, then run `npm run tokens`.
/** The background of the page, for what browsers draw around it. */
export const paper = { light: '#f6f7f0', dark: '#082022' }
/** The screens that have room for the wide cut of headlines. */
export const wideScreen = 'not all and (max-width: 37.5em)'
/** Version of the look: changes with the colours, the mark and the illustrations, so that OG images are rendered again. */
export const look = 'm3uw0t'
