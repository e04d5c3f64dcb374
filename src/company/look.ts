// Written by scripts/writeTokens.ts. Change identity.ts, then run `npm run tokens`.
/** The ground of the page, for what browsers draw around it. */
export const paper = { light: '#f6f7f0', dark: '#082022' }
/** The screens that have room for the wide cut of headlines. */
export const wideScreen = 'not all and (max-width: 37.5em)'
/** Another one whenever the colours, the mark or the land are others: pictures of them are drawn anew. */
export const look = 'qum8oe'
