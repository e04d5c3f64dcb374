import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { wideScreen } from '../../../company/look.ts'
import type { SiteEntry } from '../../../contract/site.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { StartRefused } from '../../platform/config/startRefused.ts'

export const DIST = resolve(import.meta.dirname, '../../../../dist')

/** A chunk in Vite's manifest, which is keyed by source file. */
interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** Where Vite lists the styles of a build whose styles are one sheet. */
const SHEET = 'style.css'

/** Letters of other languages: the words that need one requestApi for it. */
const RARE_FONT = /-rare\b/
/** The cut of small labels, which every page of the site has and few screens of the panel. */
const NARROW_FONT = /-narrow\b/
/** The cut of headlines, for screens that have room for it: there the token `wide` is what it says (`scale.ts`). */
const WIDE_FONT = /-wide\b/

/** The site and the admin panel as `npm run build` made them. */
export function openBuiltSite(dist: string = DIST): SiteSource {
  const [site, admin] = [readManifest(join(dist, 'site')), readManifest(join(dist, 'admin'))]
  const entryFile = pathToFileURL(join(dist, 'server/entryServer.js')).href
  /** By what a page loads late, which is one of few. */
  const known = new Map<string, Assets>()
  const panelAssets = (...modules: string[]): Assets => {
    const { fonts, ...others } = assetsOf(admin, '/admin-assets/', 'src/admin/main.tsx', modules)
    return { ...others, fonts: fonts.filter(({ href }) => !NARROW_FONT.test(href)) }
  }
  const frame = panelAssets()
  const screens = readScreens(join(dist, 'admin')).map(([pathname, ...modules]) => ({
    pattern: new URLPattern({ pathname }),
    assets: panelAssets(...modules),
  }))
  return {
    entry: memoizeAsync(() => import(entryFile) as Promise<SiteEntry>),
    siteAssets(modules) {
      const key = modules.join()
      const assets = known.get(key) ?? assetsOf(site, '/', 'src/public/entryClient.tsx', modules)
      known.set(key, assets)
      return assets
    },
    adminAssets: (path) => screens.find(({ pattern }) => pattern.test(path, 'http://panel'))?.assets ?? frame,
    notices: () => readFile(join(dist, 'site/licences.txt'), 'utf8'),
    folders: [
      { path: '/assets/', folder: join(dist, 'site/assets') },
      { path: '/admin-assets/assets/', folder: join(dist, 'admin/assets') },
    ],
  }
}

function readManifest(folder: string): Manifest {
  const file = join(folder, '.vite/manifest.json')
  if (!existsSync(file)) throw new StartRefused(`The build is missing (${file}); run "npm run build" first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** Which files the panel's screens are in, by address; a build of before says nothing of it. */
function readScreens(folder: string): [pathname: string, ...modules: string[]][] {
  const file = join(folder, '.vite/screens.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** What an entry and the late parts that a page uses load between them, each file once. */
export function assetsOf(manifest: Manifest, base: string, entry: string, modules: readonly string[] = []): Assets {
  const chunks = [...closureOf(manifest, [entry, ...modules])]
  const addresses = (files: string[]) => [...new Set(files)].map((file) => base + file)
  const [script = '', ...others] = addresses(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))
  return {
    script,
    styles: addresses([...chunks.flatMap(({ css = [] }) => css), ...(manifest[SHEET] ? [manifest[SHEET].file] : [])]),
    fonts: addresses(chunks.flatMap(({ assets = [] }) => assets).filter(isCommonFont)).map((href) =>
      WIDE_FONT.test(href) ? { href, media: wideScreen } : { href },
    ),
    modules: others,
  }
}

const isCommonFont = (file: string) => file.endsWith('.woff2') && !RARE_FONT.test(file)

/** These chunks and all that they import at once; the entry first. A source file that the build does not know is left out. */
function closureOf(manifest: Manifest, keys: readonly string[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk)) continue
    seen.add(chunk)
    closureOf(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

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
