import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A server entry with three pages instead of the real site: tests of serving pages do not depend on their content. */
const ENTRY = `
const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const pages = () => [{ path: '/' }, { path: '/urunler', subject: '/products' }, { path: '/urunler/:slug', items: '/products' },
  { path: '/blog/:slug', items: '/blog' }, { path: '/hakkimizda', subject: '/page-content/about' }]
const renderMarkdown = async (markdown) => '<p>' + escape(markdown) + '</p>'
const favicon = () => '<svg xmlns="http://www.w3.org/2000/svg"/>'
const isKnown = (path) => /^\\/(urunler|kayip|bozuk|iletisim|onizleme\\/.*|urunler\\/yok.*)?$/.test(path)
const addressOf = (url) => {
  const [path, query] = url.split('?')
  if (!isKnown(path)) return { address: '/*', locale: 'tr', isUnbounded: false }
  const page = new URLSearchParams(query).get('sayfa')
  return page === null ? { address: path, locale: 'tr', isUnbounded: false } : { address: path + '?sayfa=' + page, locale: 'tr', isUnbounded: true }
}
const requestsOf = (path) =>
  path.startsWith('/urunler') ? ['/products'] : path === '/kayip' ? ['/nowhere'] : path.startsWith('/onizleme/') ? ['/blog/preview/' + path.slice(10)] : []
async function render(path, { site, responses }) {
  if (path === '/bozuk') throw new Error('cannot render')
  const { status, body } = responses['/products'] ?? {}
  const names = status === 200 ? body.map(({ name }) => escape(name)).join(', ') : 'no answer'
  return {
    status: isKnown(path.split('?')[0]) && !path.includes('/yok') ? 200 : 404,
    head: '<title>' + escape(site.name) + '</title>',
    html: '<main>' + escape(path) + ': ' + names + '</main>',
    modules: path.startsWith('/urunler') ? ['src/public/pages/ProductsPage.tsx', 'src/public/unknown.tsx'] : [],
  }
}
const matchPage = (url) => {
  const match = addressOf(url)
  return { ...match, requests: requestsOf(match.address), prepare: async (responses) => responses, render: (data) => render(match.address, data) }
}
export default { matchPage, pages, renderMarkdown, favicon, renderOgImageSvg: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>' }
`

const SITE_MANIFEST = {
  'src/public/entryClient.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_react.js'],
    assets: [
      'assets/text-1.woff2',
      'assets/text-wide-1.woff2',
      'assets/text-narrow-1.woff2',
      'assets/text-rare-1.woff2',
      'assets/field-1.webp',
    ],
  },
  'style.css': { file: 'assets/style-1.css', src: 'style.css' },
  '_react.js': { file: 'assets/react-1.js' },
  'src/public/pages/ProductsPage.tsx': {
    file: 'assets/products-1.js',
    imports: ['src/public/entryClient.tsx', '_card.js'],
  },
  '_card.js': { file: 'assets/card-1.js', imports: ['_react.js'] },
}

const ADMIN_MANIFEST = {
  'src/admin/main.tsx': {
    file: 'assets/main-1.js',
    css: ['assets/main-1.css'],
    isEntry: true,
    assets: ['assets/text-1.woff2', 'assets/text-narrow-1.woff2'],
  },
}

const script = `console.warn(${JSON.stringify('a'.repeat(500))})`

/** Writes that build to a temporary folder, which the caller removes. */
export function writeSmallBuild(within = tmpdir()): string {
  const dist = mkdtempSync(join(within, 'dist-'))
  const files: Record<string, string | Buffer> = {
    'server/entryServer.js': ENTRY,
    'server/package.json': '{"type":"module"}',
    'site/.vite/manifest.json': JSON.stringify(SITE_MANIFEST),
    'admin/.vite/manifest.json': JSON.stringify(ADMIN_MANIFEST),
    'site/licences.txt': 'react 19 (MIT)\n',
    'site/assets/entry-1.js': script,
    'site/assets/entry-1.js.br': brotliCompressSync(script),
    'admin/assets/main-1.js': script,
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(dist, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return dist
}
