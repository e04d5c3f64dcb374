import { colours } from './colours.ts'
import { toCss } from './oklch.ts'
import { adaptations, scale, shadow } from './scale.ts'
import type { Theme } from './themes.ts'

/** The text of tokens.css: every token as a custom property, light on `:root`, night on `.dark`. */
export const stylesheet = (): string =>
  [
    '/* Written by scripts/writeTokens.ts from the tables in this folder. Change those, then run `npm run tokens`. */',
    rule(':root', ['color-scheme: light', ...colourLines('light'), ...declare(scale)]),
    rule('.dark', ['color-scheme: dark', ...colourLines('dark')]),
    ...Object.entries(adaptations).map(([query, tokens]) => `@media ${query} {\n${rule(':root', declare(tokens))}}\n`),
  ].join('\n')

const colourLines = (theme: Theme): string[] => [
  ...declare(Object.fromEntries(Object.entries(colours).map(([name, pair]) => [name, toCss(pair[theme])]))),
  `--shadow: ${shadow[theme]}`,
]

const declare = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value}`)

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
