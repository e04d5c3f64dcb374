import type { Outcome } from './api/contactForm.ts'
import type { Pictures } from './domain/pictures.ts'
import type { SharingCard, SharingDrawing } from './domain/sharing.ts'

/** Public settings: the only part of the environment that reaches the browser. */
export interface Site {
  name: string
  assistantName: string
  /** Canonical origin, without a trailing slash. */
  url: string
  /** IANA time zone of dates and schedules. */
  timeZone: string
  /** Retention of visitors' messages in days; absent if unknown. */
  messageDays?: number
  /** External host of the assistant; null if questions stay on this server, absent if unknown. */
  assistantHost?: string | null
  /** A language model for drafts is configured; absent if unknown. Sent to the panel only. */
  canDraft?: boolean
  /** Sign-in with passkeys is available; absent if the server does not support them. Sent to the panel only. */
  hasPasskeys?: boolean
  /** Allowed origins of embedded maps; absent if unknown. */
  mapOrigins?: readonly string[]
}

/** API path of the site's settings, below the API root; the server embeds its response in the panel's document. */
export const SITE_SETTINGS_PATH = '/page-content/site-settings'

/** Response of an API path, for rendering and hydration. Below 400, `body` is the data. */
export interface Answer {
  status: number
  body: unknown
  /** Number of rows of the whole list. Absent if the server sends all rows, without a count. */
  total?: number | undefined
  /** The server does not support this endpoint, or failed: the page does not request it again. */
  isStandIn?: boolean
  /** The response is a preview, for holders of its link; with status 404 the link has expired. */
  isPreview?: boolean
}

/**
 * Exports of `dist/server/entryServer.js`, the built site. The server asks
 * which API paths a page needs, reads them in-process (or from another API), and renders the page with the responses.
 */
export interface SiteEntry {
  /** The canonical cache address of a URL: the path and the query parameters that the page reads. */
  addressOf(path: string): PageAddress
  /** API paths below the API root (`/products/featured`) that the page at this path needs. */
  needsOf(path: string): string[]
  /** API paths that are needed only if another list is empty: from the path of that list to the fallback's path. */
  fallbacks?: Readonly<Record<string, string>>
  /** Removes data that no page reads now from the responses; absent if nothing is removed. */
  trim?(answers: Record<string, Answer>, path: string, at: Pick<Site, 'timeZone'>): Record<string, Answer>
  /** Renders a page; an API path that is missing from `answers` counts as failed. */
  render(page: PageData & { path: string }): Promise<RenderedPage>
  /** All public pages, for the sitemap and the feed. */
  pages(): SitePage[]
  /** Renders a post's markdown as HTML. */
  proseOf(markdown: string): Promise<string>
  /** The site's icon as an SVG file, served at `/favicon.svg`. */
  favicon(): string
  /** Renders a page's OG image as an SVG file. */
  drawSharingPicture(drawing: SharingDrawing): string
}

/** Canonical address of a page. */
export interface PageAddress {
  /** The path with the query parameters that the page reads; all paths without a page share one address. */
  address: string
  /** Anyone can create more addresses of this kind, for example by a search text or a page number. */
  isOpenEnded: boolean
}

/** A page, or one page for each item of a list. */
export interface SitePage {
  /** Its path; with a parameter for the slug if there is one page for each item. */
  path: string
  /** API path of the page's subject: if that responds with 404, so does the page. */
  subject?: string
  /** API path of the list of items. */
  items?: string
}

export interface RenderedPage {
  status: number
  /** Markup for the document's head: title, description, canonical and the like. No style, and no script that runs. */
  head: string
  /** Markup for `<div id="root">`. */
  html: string
  /** Source files of lazily loaded parts that the page uses, as in Vite's manifest, to be preloaded. */
  modules: string[]
  /** Content of the page's OG image; absent if the page has none. */
  card?: SharingCard | undefined
}

/** A form that a browser without scripts has posted, and its result; the page shows it again. */
export interface PostedForm {
  /** Submitted values, by field. */
  values: Readonly<Record<string, string>>
  outcome: Outcome
}

/** Content of `<script type="application/json" id="page-data">`. */
export interface PageData {
  site: Site
  answers: Record<string, Answer>
  /** Data of the uploaded pictures in the responses; absent if another server stores them. */
  pictures?: Pictures
  /** Present only in the response to a posted form. */
  form?: PostedForm
}
