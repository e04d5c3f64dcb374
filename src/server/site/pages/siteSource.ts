import type { SiteEntry } from '../../../contract/site.ts'

/** A font that is wanted at once, on every screen or where a media query holds. */
export interface Font {
  href: string
  media?: string
}

/** What a document must load: addresses, in the order in which they are wanted. */
export interface Assets {
  script: string
  styles: string[]
  fonts: Font[]
  /** Further modules that the page will import, to be fetched at once. */
  modules: string[]
}

/** Where pages come from: the build in production, the sources in development. */
export interface SiteSource {
  entry(): Promise<SiteEntry>
  /** What a visitor's page loads; `modules` are source files of the late parts that it uses. */
  siteAssets(modules: readonly string[]): Assets
  /** What the panel's document at a path loads, with the screen that is there. */
  adminAssets(path: string): Assets
  /** Folders of built files and the paths at which they are served. */
  folders: readonly { path: string; folder: string }[]
  /** The licences of what browsers are given; absent where nothing is built. */
  notices?(): Promise<string>
  /** In development: adds to a document what hot reload needs. Such a document is neither cached nor strict. */
  develop?(path: string, html: string): Promise<string>
}
