import type { Pictures } from './pictures.ts'

/** The settings that pages may know: the one door through which the environment reaches the browser. */
export interface Site {
  name: string
  assistantName: string
  /** Canonical origin, without a trailing slash. */
  url: string
  /** IANA time zone of dates and schedules. */
  timeZone: string
}

/** What an API path answered, for rendering and for SWR's fallback. Below 400, `body` is the answer. */
export interface Answer {
  status: number
  body: unknown
}

/**
 * What the built site gives to whoever serves it: `dist/server/entryServer.js` exports exactly this. The server asks
 * which API paths a page needs, answers them in-process (or from another API), and has the page rendered with them.
 */
export interface SiteEntry {
  /** API paths below the API root (`/products/featured`) that the page at this path needs. */
  needsOf(path: string): string[]
  /** Renders a page; an API path that is missing from `answers` counts as failed. */
  render(page: PageData & { path: string }): Promise<RenderedPage>
  /** The site's icon as an SVG file, served at `/favicon.svg`. */
  favicon(): string
}

export interface RenderedPage {
  status: number
  /** Markup for the document's head: title, description, canonical and the like. No script, no style. */
  head: string
  /** Markup for `<div id="root">`. */
  html: string
  /** Source files of lazily loaded parts that the page uses, as in Vite's manifest, to be preloaded. */
  modules: string[]
}

/** What the document hands to the browser in `<script type="application/json" id="page-data">`. */
export interface PageData {
  site: Site
  answers: Record<string, Answer>
  /** What is known of the uploaded pictures in the answers; absent where another server keeps them. */
  pictures?: Pictures
}
