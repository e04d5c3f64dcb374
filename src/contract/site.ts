import type { PaletteName } from '../company/palettes.ts'
import type { Outcome } from './api/contactForm.ts'
import type { Locale } from './constants.ts'
import type { OgImageContent, OgImageProps } from './domain/ogImage.ts'
import type { Pictures } from './domain/pictures.ts'

/** Public settings: the only part of the environment that reaches the browser, and the brand that is set in the panel. */
export interface Site {
  /** The company's name. */
  name: string
  /** Name for narrow places; absent if none is set. */
  shortName?: string
  /** One sentence about the company; absent if none is set besides the footer's. */
  tagline?: string
  assistantName: string
  /** Version of the uploaded icon; absent while the mark takes its place. */
  icon?: string
  /** Key of the chosen palette; absent for the company's own colours. */
  palette?: PaletteName
  /** Canonical origin, without a trailing slash. */
  url: string
  /** IANA time zone of dates and schedules. */
  timeZone: string
  /** Retention of visitors' messages in days; absent if unknown. */
  messageDays?: number
  /** The API has the search of the site. */
  canSearch?: boolean
  /** External host of the assistant; null if questions stay on this server, absent if unknown. */
  assistantHost?: string | null
  /** Pages send beacons, by which the server counts visits. */
  countsVisits?: boolean
  /** A language model for drafts is configured; absent if unknown. Sent to the panel only. */
  canDraft?: boolean
  /** Sign-in with passkeys is available; absent if the server does not support them. Sent to the panel only. */
  hasPasskeys?: boolean
  /** Paths of pages that their owner has not written yet: menus leave them out. */
  hiddenPaths?: readonly string[]
  /** Allowed origins of embedded maps; absent if unknown. */
  mapOrigins?: readonly string[]
}

/** API path of the site's settings, below the API root; the server embeds its response in the panel's document. */
export const SITE_SETTINGS_PATH = '/page-content/site-settings'

/** Response of an API path, for rendering and hydration. Below 400, `body` is the data. */
export interface ApiResponse {
  status: number
  body: unknown
  /** Number of rows of the whole list. Absent if the server sends all rows, without a count. */
  total?: number | undefined
  /** Initial values, because the server lacks this endpoint or failed: the page does not request it again. */
  isInitial?: boolean
  /** The response is a preview, for holders of its link; with status 404 the link has expired. */
  isPreview?: boolean
}

/** API responses by their paths below the API root (`/products/featured`). */
export type ApiResponses = Record<string, ApiResponse>

/** Exports of `dist/server/entryServer.js`, the built site. */
export interface SiteEntry {
  /** Matches a URL (path and query) to a page; the not-found page if there is no other. */
  matchPage(url: string): MatchedPage
  /** All public pages, for the sitemap and the feed. */
  pages(): SitePage[]
  /** Renders a post's Markdown as HTML. */
  renderMarkdown(markdown: string): Promise<string>
  /** The mark as an SVG file, served at `/favicon.svg` without an uploaded icon. */
  favicon(palette?: PaletteName): string
  /** The mark as an SVG file for home screens, to be rasterized. */
  appIcon(palette?: PaletteName): string
  /** Renders a page's OG image as an SVG file. */
  renderOgImageSvg(drawing: OgImageProps): string
}

/** A page that was matched to a URL. The server requests its data, in-process or from another API, and renders it. */
export interface MatchedPage {
  /**
   * Canonical address, the key of the page cache: the path with the query parameters that the page reads. All not-found
   * URLs share one.
   */
  address: string
  /** Unlimited number of such addresses: anyone can create more, for example by a search text or a page number. */
  isUnbounded: boolean
  /** Language of the page, which its path decides. */
  locale: Locale
  /** The path of the same page in another language; undefined if it has none there. For pages without a record's slug. */
  addressIn?(locale: Locale): string | undefined
  /** API paths that the page is rendered from. */
  requests: readonly string[]
  /** Requests that are needed only if another list is empty: the request's path and that of the list. */
  onlyIfEmpty?: Readonly<Record<string, string>>
  /** Requests that are needed only if the response of another is a 404: the request's path and that of the other. */
  onlyIfMissing?: Readonly<Record<string, string>> | undefined
  /** Further API paths that the page needs, which are known from the responses: of records to which its content links. */
  linked?(responses: ApiResponses, site: Pick<Site, 'url'>): readonly string[]
  /** The responses as embedded in the document: without data that the page does not read. */
  prepare(responses: ApiResponses, site: Pick<Site, 'timeZone' | 'name'>): Promise<ApiResponses>
  /** Renders the page from prepared responses; one that is missing counts as failed. */
  render(data: PageData): Promise<RenderedPage>
}

/** A page, or one page for each item of a list. */
export interface SitePage {
  /** Its path; with a parameter for the slug if there is one page for each item. */
  path: string
  locale: Locale
  /** The path of the same page in the other language. */
  alternate?: { locale: Locale; path: string }
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
  ogImage?: OgImageContent | undefined
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
  responses: ApiResponses
  /** Data of the uploaded pictures in the responses; absent if another server stores them. */
  pictures?: Pictures
  /** Present only in the response to a posted form. */
  form?: PostedForm
}
