/** Whose site this is. `npm run cli -- init` writes this file; `docs/how-to/make-it-yours.md` says what follows from it. */
export const identity = {
  /** What the site is called; the setting SITE_NAME goes before it. */
  name: 'Filiz Tarım Teknolojileri',
  /** What the assistant is called; the setting ASSISTANT_NAME goes before it. */
  assistant: 'Filiz',
  /** The brand's two hues, in degrees of OKLCH: of links, buttons and fields, and of the one thing that stands out. */
  hues: { first: 156, second: 84 },
  /** The illustrations: the seed of their fields, empty for the first ones; and whether they have trees, roofs and a measured parcel. */
  land: { seed: '', isFarmed: true },
  /** Whether an empty site is filled with the demo content; the setting DEMO_CONTENT goes before it. */
  hasDemo: true,
}

/** What visitors read before they choose, and what content is written in first; the other stands beside it. */
export const language: 'tr' | 'en' = 'tr'
