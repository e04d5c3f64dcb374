import { type Locale, NOT_HYDRATED, STORAGE_KEYS, type Theme } from '../../../contract/constants.ts'
import { iconPath } from '../../../contract/domain/brand.ts'
import { escapeHtml, jsonInHtml } from '../../../contract/domain/jsonInHtml.ts'
import type { PageData, Site } from '../../../contract/site.ts'
import type { Assets } from '../assets/builtSite.ts'
import { paletteHref, themeColoursOf } from '../assets/paletteRoutes.ts'
import { PRELOAD_SCRIPT, START_SCRIPT } from './inlineScripts.ts'

export interface Page {
  /** The language of the rendered page. */
  lang: Locale
  /** Markup for the head: title, description and the like. */
  head: string
  html: string
  data: PageData
  assets: Assets
  /** URLs of API responses that are preloaded (`PRELOAD_SCRIPT`). */
  preloads?: readonly string[]
  /** Attributes of an outside tool's script; an empty value is a boolean attribute. */
  visitScript?: readonly [name: string, value: string][] | undefined
}

/** Runs before the first paint, so that a dark page does not flash. Its hash is in the Content-Security-Policy. */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEYS.theme}')==='dark'){document.documentElement.classList.add('dark');const c=document.querySelector('[name=theme-color]');c.content=c.dataset.dark}}catch{}`

/** Colour of the browser's own interface, in both themes for the theme switch. */
const themeColour = ({ light, dark }: Record<Theme, string>) =>
  `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`

const iconsOf = (site: Site) => `<link rel="icon" href="${iconPath('/favicon.svg', site)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${iconPath('/apple-touch-icon.png', site)}">
<link rel="manifest" href="/manifest.webmanifest">`

export const documentOf = ({
  lang,
  head,
  html,
  data,
  assets: { script, styles, fonts, modules },
  preloads = [],
  visitScript,
}: Page): string =>
  `<!doctype html>
<html lang="${lang}"${html && ` class="${NOT_HYDRATED}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${themeColour(themeColoursOf(data.site.palette))}
<script>${THEME_SCRIPT}</script>
${preloads.length > 0 ? preloadScript(preloads) : ''}${[
  ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ...(data.site.palette ? [`<link rel="stylesheet" href="${paletteHref(data.site.palette)}" data-palette>`] : []),
  ...fonts.map(
    ({ href, media }) =>
      `<link rel="preload" href="${href}" as="font" type="font/woff2"${media ? ` media="${media}"` : ''} crossorigin>`,
  ),
  ...(html ? scriptsLater([script, ...modules]) : scriptsNow(script, modules)),
].join('\n')}
${iconsOf(data.site)}
${head}${visitScript ? `\n${scriptElement(visitScript)}` : ''}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="page-data">${jsonInHtml(data)}</script>
</body>
</html>
`

const scriptElement = (attributes: readonly [string, string][]) =>
  `<script ${attributes.map(([name, value]) => (value ? `${name}="${escapeHtml(value)}"` : name)).join(' ')}></script>`

/** Before the styles: a later script would wait for them. */
const preloadScript = (urls: readonly string[]) =>
  `<script data-preloads="${escapeHtml(JSON.stringify(urls))}">${PRELOAD_SCRIPT}</script>\n`

const scriptsLater = (modules: string[]) => [
  `<script data-modules="${escapeHtml(modules.join(' '))}">${START_SCRIPT}</script>`,
]

/** Scripts of a document without server-rendered content. */
const scriptsNow = (script: string, modules: string[]) => [
  `<script type="module" src="${script}"></script>`,
  ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
]
