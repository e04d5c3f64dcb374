import { type ColourName, colours } from './colours.ts'
import { toCss } from './oklch.ts'
import { adaptations, scale, shadow } from './scale.ts'
import type { Theme } from './themes.ts'

const HEAD =
  '/* Written by scripts/writeTokens.ts from the tables in this folder. Change those, then run `npm run tokens`. */'

/** Colours that only the administrator meets: a visitor's first paint does not wait for them. */
const WORK: ReadonlySet<string> = new Set<ColourName>([
  'gold-ink',
  'gold-soft',
  'sky',
  'sky-soft',
  'on-sky',
  'clay-hover',
  'clay-soft',
  'scrim',
])

/** Colours of the instruments, which are files: no style asks for them. */
const isDrawn = (name: string) => name.startsWith('iso-')

/** The text of tokens.css: every token that pages ask for as a custom property, light on `:root`, night on `.dark`. */
export const stylesheet = (): string =>
  [
    HEAD,
    rule(':root', ['color-scheme: light', ...colourLines('light'), `--shadow: ${shadow.light}`, ...declare(scale)]),
    rule('.dark', ['color-scheme: dark', ...colourLines('dark'), `--shadow: ${shadow.dark}`]),
    ...Object.entries(adaptations).map(([query, tokens]) => `@media ${query} {\n${rule(':root', declare(tokens))}}\n`),
  ].join('\n')

/** The text of work.css: those beside them that only the panel needs. */
export const workStylesheet = (): string =>
  [HEAD, rule(':root', colourLines('light', true)), rule('.dark', colourLines('dark', true))].join('\n')

const colourLines = (theme: Theme, isWork = false): string[] =>
  declare(
    Object.fromEntries(
      Object.entries(colours)
        .filter(([name]) => !isDrawn(name) && WORK.has(name) === isWork)
        .map(([name, pair]) => [name, toCss(pair[theme])]),
    ),
  )

const declare = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value}`)

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
