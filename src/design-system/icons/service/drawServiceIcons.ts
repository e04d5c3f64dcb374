import { serviceGlyphs } from './glyphs.ts'

/** The service icons as one SVG file; whoever shows one by its name gives it line and colour. */
export const drawServiceIcons = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(serviceGlyphs)
    .map(([name, path]) => `<path id="${name}" d="${path}"/>`)
    .join('')}</svg>\n`
