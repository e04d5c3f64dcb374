import type { Outcome } from './api/contactForm.ts'
import type { Pictures } from './domain/pictures.ts'
import type { SharingCard, SharingDrawing } from './domain/sharing.ts'

/** The settings that pages may know: the one door through which the environment reaches the browser. */
export interface Site {
  name: string
  assistantName: string
  /** Canonical origin, without a trailing slash. */
  url: string
  /** IANA time zone of dates and schedules. */
  timeZone: string
  /** For how many days visitors' messages are kept; absent when that is not known. */
  messageDays?: number
  /** The host that questions to the assistant are sent on to; null when they stay here, absent when that is not known. */
  assistantHost?: string | null
  /** Whether a model is set up that drafts posts; absent when that is not known. Told to the panel alone. */
  canDraft?: boolean
  /** Whether passkeys sign in here; absent where the server does not know them. Told to the panel alone. */
  hasPasskeys?: boolean
  /** The origins whose maps a page may frame; absent when that is not known. */
  mapOrigins?: readonly string[]
}

/** Where the site's settings are, below the API root: whoever serves the admin panel hands their answer over too. */
export const SITE_SETTINGS_PATH = '/page-content/site-settings'

/** What an API path answered, for rendering and for the page that is woken. Below 400, `body` is the answer. */
export interface Answer {
  status: number
  body: unknown
  /** Of a part of a list: how many rows it has in all. Absent where the server does not say, and sends all. */
  total?: number | undefined
  /** The server does not know this call, or could not answer: nobody need ask it again for this page. */
  isStandIn?: boolean
  /** It is shown to those who have the link, before it is saved for all; where it is a 404, the link opens nothing any more. */
  isPreview?: boolean
}

/**
 * What the built site gives to whoever serves it: `dist/server/entryServer.js` exports exactly this. The server asks
 * which API paths a page needs, answers them in-process (or from another API), and has the page rendered with them.
 */
export interface SiteEntry {
  /** What a path, with whatever is behind its `?`, is drawn as and kept under. */
  addressOf(path: string): PageAddress
  /** API paths below the API root (`/products/featured`) that the page at this path needs. */
  needsOf(path: string): string[]
  /** API paths that are needed only while the list at another API path is empty, by that of the fallback. */
  fallbacks?: Readonly<Record<string, string>>
  /** Leaves out of the answers what no page reads by now, so that no document carries it; absent when everything is read. */
  trim?(answers: Record<string, Answer>, path: string, at: Pick<Site, 'timeZone'>): Record<string, Answer>
  /** Renders a page; an API path that is missing from `answers` counts as failed. */
  render(page: PageData & { path: string }): Promise<RenderedPage>
  /** Every page that anyone may find, for the sitemap and the feed. */
  pages(): SitePage[]
  /** A post's text as HTML, as its page shows it. */
  proseOf(markdown: string): Promise<string>
  /** The site's icon as an SVG file, served at `/favicon.svg`. */
  favicon(): string
  /** The sharing picture of a page as an SVG file. */
  drawSharingPicture(drawing: SharingDrawing): string
}

/** The address that stands for all those at which a page is the same. */
export interface PageAddress {
  /** The path with what the page reads of the query, and nothing else; one and the same for every path where no page is. */
  address: string
  /** Whether there is no end of such addresses, because anyone can think of another: what somebody typed, a number. */
  isOpenEnded: boolean
}

/** A page, or one page for each thing of a list. */
export interface SitePage {
  /** Its path; where it is one of many, with a parameter for the thing's slug. */
  path: string
  /** The API path that the page is about: where that is not found, neither is the page. */
  subject?: string
  /** The API path of the list whose things have such pages. */
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
  /** What its sharing picture shows; absent where there is nothing to share. */
  card?: SharingCard | undefined
}

/** A form that a browser without scripts posted to its own page, and what became of it: the page shows it again. */
export interface PostedForm {
  /** What was filled in, by field. */
  values: Readonly<Record<string, string>>
  outcome: Outcome
}

/** What the document hands to the browser in `<script type="application/json" id="page-data">`. */
export interface PageData {
  site: Site
  answers: Record<string, Answer>
  /** What is known of the uploaded pictures in the answers; absent where another server keeps them. */
  pictures?: Pictures
  /** Only on the answer to a posted form. */
  form?: PostedForm
}
