import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { wideScreen } from '../../../company/look.ts'
import type { Locale } from '../../../contract/constants.ts'
import type { SiteEntry } from '../../../contract/site.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'

export const DIST = resolve(import.meta.dirname, '../../../../dist')

/** A chunk in Vite's manifest, which is keyed by source file. */
interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Name under which Vite lists the single style sheet of a build. */
const SHEET = 'style.css'

/** Letters of other languages: loaded by the pages that need one. */
const RARE_FONT = /-rare\b/
/** The font of small labels, which every page of the site has and few screens of the panel. */
const NARROW_FONT = /-narrow\b/
/** The font of headlines on wide screens (the token `wide` in `scale.ts`). */
const WIDE_FONT = /-wide\b/

/** Fixed texts of the site: a module can import those of each language, and a page loads those of its own. */
const TEXTS: Record<Locale, RegExp> = {
  tr: /\/i18n\/site\/\w+(?<!English)\.ts$/,
  en: /\/i18n\/site\/\w+English\.ts$/,
}

/** The site and the admin panel as `npm run build` made them. */
export function openBuiltSite(dist: string = DIST): SiteSource {
  const [site, admin] = [readManifest(join(dist, 'site')), readManifest(join(dist, 'admin'))]
  const entryFile = pathToFileURL(join(dist, 'server/entryServer.js')).href
  /** Assets by the language and the lazy modules of a page, of which there are few sets. */
  const known = new Map<string, Assets>()
  const { fonts, ...panel } = assetsOf(admin, '/admin-assets/', 'src/admin/main.tsx')
  const adminAssets = { ...panel, fonts: fonts.filter(({ href }) => !NARROW_FONT.test(href)) }
  return {
    entry: memoizeAsync(async () => (await import(entryFile)).default as SiteEntry),
    siteAssets(modules, lang) {
      const key = [lang, ...modules].join()
      const assets = known.get(key) ?? assetsOf(site, '/', 'src/public/entryClient.tsx', modules, lang)
      known.set(key, assets)
      return assets
    },
    adminAssets: () => adminAssets,
    notices: () => readFile(join(dist, 'site/licences.txt'), 'utf8'),
    folders: [
      { path: '/assets/', folder: join(dist, 'site/assets') },
      { path: '/admin-assets/assets/', folder: join(dist, 'admin/assets') },
    ],
  }
}

function readManifest(folder: string): Manifest {
  const file = join(folder, '.vite/manifest.json')
  if (!existsSync(file)) throw new OperatorError(`The build is missing (${file}); run "npm run build" first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The files of an entry, of the lazy modules that a page uses and of their texts in its language, each once. */
export function assetsOf(
  manifest: Manifest,
  base: string,
  entry: string,
  modules: readonly string[] = [],
  lang?: Locale,
): Assets {
  const code = closureOf(manifest, [entry, ...modules])
  const texts = [...code].flatMap(({ dynamicImports = [] }) =>
    dynamicImports.filter((key) => lang && TEXTS[lang].test(key)),
  )
  const chunks = [...closureOf(manifest, texts, code)]
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

/** These chunks and their static imports, the entry first. A source file that the build does not know is left out. */
function closureOf(manifest: Manifest, keys: readonly string[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk)) continue
    seen.add(chunk)
    closureOf(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/** A font to preload, on every screen or if a media query matches. */
export interface Font {
  href: string
  media?: string
}

/** URLs that a document loads, in order. */
export interface Assets {
  script: string
  styles: string[]
  fonts: Font[]
  /** Further modules that the page imports, to be preloaded. */
  modules: string[]
}

/** Source of the site's code: the build in production, the sources in development. */
export interface SiteSource {
  entry(): Promise<SiteEntry>
  /** Assets of a visitor's page in a language; `modules` are the source files of its lazy modules. */
  siteAssets(modules: readonly string[], lang: Locale): Assets
  /** Assets of the panel's document; screens load theirs. */
  adminAssets(): Assets
  /** Folders of built files and the paths at which they are served. */
  folders: readonly { path: string; folder: string }[]
  /** Licences of the libraries in the built files; absent without a build. */
  notices?(): Promise<string>
  /** In development: adds hot reload to a document, which is not cached and has a looser policy. */
  develop?(path: string, html: string): Promise<string>
}
