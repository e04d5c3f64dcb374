interface Described {
  title: string
  description?: string | null | undefined
  /** The site's own line. */
  tagline: string
}

/** What a page is described by, on one line: its own words, else its title and the site's line. */
export const pageDescriptionOf = ({ title, description, tagline }: Described): string =>
  description?.replace(/\s+/g, ' ').trim() || `${title}${ENDED.test(title) ? '' : '.'} ${tagline}`.trim()

/** A title that is a sentence of its own. */
const ENDED = /[.?!…]$/
