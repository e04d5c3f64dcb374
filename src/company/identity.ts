/** The company. `npm run cli -- init` writes this file; see `docs/how-to/make-it-yours.md`. */
export const identity = {
  /** Name of the site; the setting SITE_NAME overrides it. */
  name: 'Filiz Tarım Teknolojileri',
  /** Name of the assistant; the setting ASSISTANT_NAME overrides it. */
  assistant: 'Filiz',
  /** The brand's two hues, in degrees of OKLCH: of links, buttons and backgrounds, and of the accent. */
  hues: { first: 156, second: 84 },
  /** Illustrations: seed of their fields, empty for the original ones; whether they have trees, roofs and a measured parcel. */
  land: { seed: '', isFarmed: true },
  /** Whether an empty site is filled with the demo content; the setting DEMO_CONTENT overrides it. */
  hasDemo: true,
}

/** Languages of the site, the content's own first: the second is its translation, with pages below `/en` or `/tr`. */
export const languages: readonly ['tr' | 'en', ...('tr' | 'en')[]] = ['tr', 'en']
