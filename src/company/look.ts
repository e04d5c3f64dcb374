// Written by scripts/writeTokens.ts. Change identity.ts, then run `npm run tokens`.
/** Background of the page, for the browser's own interface. */
export const paper = { light: '#f6f7f0', dark: '#082022' }
/** Media query of the screens with the wide font of headlines. */
export const wideScreen = 'not all and (max-width: 37.5em)'
/** Version of the design: changes with colours, mark and illustrations, so that OG images are rendered again. */
export const look = 'm3uw0t'
