/** The text of `company/mark.ts`: the company's mark, an SVG file with a `viewBox`, as pages take it into their code. Throws for what is none. */
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
