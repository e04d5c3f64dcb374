import type { identity, language } from '../../../company/identity.ts'

export type Identity = typeof identity & { language: typeof language }

/** The text of `company/identity.ts`, as somebody would have written it by hand. */
export const identityFile = ({ name, assistant, hues, land, hasDemo, language }: Identity): string =>
  `/** Whose site this is. \`npm run cli -- init\` writes this file; \`docs/make-it-yours.md\` says what follows from it. */
export const identity = {
  /** What the site is called; the setting SITE_NAME goes before it. */
  name: ${quoted(name)},
  /** What the assistant is called; the setting ASSISTANT_NAME goes before it. */
  assistant: ${quoted(assistant)},
  /** The house's two hues, in degrees of OKLCH: of links, buttons and fields, and of the one thing that stands out. */
  hues: { first: ${hues.first}, second: ${hues.second} },
  /** The drawn land: the word that it grows from, empty for that which the scenes were chosen from; and whether somebody farms it. */
  land: { seed: ${quoted(land.seed)}, isFarmed: ${land.isFarmed} },
  /** Whether an empty site is filled with the demo content; the setting DEMO_CONTENT goes before it. */
  hasDemo: ${hasDemo},
}

/** What visitors read before they choose, and what content is written in first; the other stands beside it. */
export const language: 'tr' | 'en' = ${quoted(language)}
`

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
