import { STORAGE_KEYS } from '../../contract/constants.ts'
import type { PageData } from '../../contract/site.ts'
import type { Assets } from './siteSource.ts'

export interface Page {
  /** Markup for the head: title, description and the like. */
  head: string
  html: string
  data: PageData
  assets: Assets
}

/** Runs before anything is painted, so that a dark page never flashes. Its hash stands in the content policy. */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEYS.theme}')==='dark')document.documentElement.classList.add('dark')}catch{}`

/** The whole document of a page. */
export const documentOf = ({ head, html, data, assets: { script, styles, fonts, modules } }: Page): string =>
  `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${THEME_SCRIPT}</script>
${[
  ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
  `<script type="module" src="${script}"></script>`,
  ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
].join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="page-data">${jsonInHtml(data)}</script>
</body>
</html>
`

/** JSON that cannot end its script element, nor be read as a comment in it. */
const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
