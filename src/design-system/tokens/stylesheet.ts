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

/** Colours that only the admin panel uses; the site does not load them. */
const PANEL: ReadonlySet<string> = new Set<ColourName>([
  'gold-ink',
  'gold-soft',
  'sky',
  'sky-soft',
  'on-sky',
  'clay-hover',
  'clay-soft',
  'scrim',
])

/** The colours of a brand as custom properties: those of every page, or those that only the admin panel needs. */
export function coloursSheet({ colours }: Palette, part: 'site' | 'panel'): string {
  const linesIn = (theme: Theme) =>
    declare(
      Object.fromEntries(
        Object.entries(colours)
          .filter(([name]) => PANEL.has(name) === (part === 'panel'))
          .map(([name, pair]) => [name, toCss(pair[theme])]),
      ),
    )
  return [HEAD, rule(':root', linesIn('light')), rule('.dark', linesIn('dark'))].join('\n')
}

const declare = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value}`)

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
