import type { ColourName, Palette } from './colours.ts'
import { toCss } from './oklch.ts'
import { adaptations, scale, shadow } from './scale.ts'
import type { Theme } from './themes.ts'

const HEAD = '/* Written by `npm run tokens` from src/design-system/tokens. */'

/** The text of tokens.css: type, space, shape and motion as custom properties, light on `:root`, dark on `.dark`. */
export const tokensSheet = (): string =>
  [
    HEAD,
    rule(':root', ['color-scheme: light', `--shadow: ${shadow.light}`, ...declare(scale)]),
    rule('.dark', ['color-scheme: dark', `--shadow: ${shadow.dark}`]),
    ...Object.entries(adaptations).map(([query, tokens]) => `@media ${query} {\n${rule(':root', declare(tokens))}}\n`),
  ].join('\n')

/** The colours of a palette as custom properties, light on `:root`, dark on `.dark`; by default all of them. */
export function coloursSheet(
  { colours }: Palette,
  names = Object.keys(colours) as readonly ColourName[], // `Object.keys` loses the names
): string {
  const linesIn = (theme: Theme) =>
    declare(Object.fromEntries(names.map((name) => [name, toCss(colours[name][theme])])))
  return [HEAD, rule(':root', linesIn('light')), rule('.dark', linesIn('dark'))].join('\n')
}

const declare = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value}`)

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
