// Written by scripts/writeTokens.ts from mark.svg. Change that, then run `npm run tokens`.
export const viewBox = '0 0 32 32'
export const shapes =
  '<path fill="currentColor" d="M1 8.2 24.6 2.3 31 24.4 7.4 30.3Z"/><g fill="none" stroke="var(--mark-ground)"><path stroke-width="1.2" opacity=".45" d="M4.4 19.6 27.9 13.8M5.9 24.9 29.4 19"/><path stroke-width="2.4" d="M17.6 26.6 15.6 15.4"/></g><path fill="var(--mark-ground)" d="M15.8 17C9.9 17.6 7.3 14.8 6.9 10.6 12 9.9 15.2 12 15.8 17ZM15.6 15.6C15.4 10.2 18.3 7.4 23.4 7.2 23.6 12.2 20.9 15.2 15.6 15.6Z"/>'
