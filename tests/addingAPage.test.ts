import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteEntry } from '../src/contract/site.ts'
import { classesAsNamed } from './setup/classesAsNamed.ts'
import { ROOT } from './siteServer.ts'

const guide = readFileSync(join(ROOT, 'docs/adding-a-page.md'), 'utf8')
const ROUTES = 'src/public/routes.ts'

/** The guide's pieces, by the file that each belongs to. */
const pieces = [...guide.matchAll(/```tsx?\n\/\/ (\S+)\n(.*?)```/gs)].map(([, file, code]) => [file!, code!] as const)

/** The site with the page, as a developer would have put its pieces into their places. Below the project, where its packages are found. */
function writeTree(): string {
  const root = mkdtempSync(join(ROOT, 'node_modules/.cache-page-'))
  for (const room of ['company', 'contract', 'design-system', 'public'])
    cpSync(join(ROOT, 'src', room), join(root, 'src', room), {
      recursive: true,
      filter: (path) => !/\.test\./.test(path),
    })
  for (const [file, code] of pieces) {
    if (file !== ROUTES) writeFileSync(join(root, file), code)
    else {
      const before = readFileSync(join(root, file), 'utf8')
      const [list] = /(?<=export const routes = \[\n)/.exec(before) ?? []
      if (list === undefined) throw new Error('There is no list of routes')
      const [, name] = /export const (\w+)/.exec(code)!
      const named = before.replace('export const routes = [\n', `export const routes = [\n  ${name},\n`)
      writeFileSync(join(root, file), named.replace(/\/\*\* Every page/, `${code}\n/** Every page`))
    }
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return root
}

describe('the page of docs/adding-a-page.md', () => {
  let root: string
  let vite: ViteDevServer
  let entry: SiteEntry
  beforeAll(async () => {
    root = writeTree()
    vite = await createServer({
      root,
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      plugins: [react(), classesAsNamed],
      cacheDir: join(root, 'vite'),
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    })
    entry = (await vite.ssrLoadModule('/src/public/entryServer.tsx')) as SiteEntry
  })
  afterAll(async () => {
    await vite.close()
    rmSync(root, { recursive: true, force: true })
  })

  const site = { name: 'Filiz', assistantName: 'Filiz', url: 'https://filiz.example', timeZone: 'Europe/Istanbul' }
  const ask = '/products/featured'
  const draw = (status: number, body: unknown) =>
    entry.render({ path: '/fuar', site, answers: { [ask]: { status, body } } })

  test('has four pieces, and asks for what it declares', () => {
    expect(pieces.map(([file]) => file)).toHaveLength(4)
    expect(entry.needsOf('/fuar')).toContain(ask)
    expect(entry.pages()).toContainEqual({ path: '/fuar', subject: ask })
  })

  test('is drawn with its data, at its own address, and its code comes with it', async () => {
    const page = await draw(200, [{ id: 1, slug: 'kok-6', name: 'Kök 6 toprak sondası' }])
    expect(page.status).toBe(200)
    expect(page.head).toContain('<title>Fuarda | Filiz</title>')
    expect(page.head).toContain('href="https://filiz.example/fuar"')
    expect(page.html).toContain('Standımızda elinize alabileceğiniz aletler.')
    expect(page.html).toContain('href="/urunler/kok-6"')
    expect(page.modules).toEqual(['src/public/pages/FairPage.tsx'])
  })

  test('says that there is nothing yet, and is not available while its data does not come', async () => {
    expect((await draw(200, [])).html).toContain('Liste fuardan önce burada olacak.')
    expect((await draw(500, null)).status).toBe(503)
  })
})
