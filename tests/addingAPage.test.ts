import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteEntry } from '../src/contract/site.ts'
import { classesAsNamed } from './setup/classesAsNamed.ts'
import { documentedPage } from './setup/documented.ts'
import { take, treeIn } from './setup/guide.ts'
import { ROOT } from './siteServer.ts'

const { path, steps } = documentedPage()

/** The site with the page, as a developer would have put its pieces into their places. Below the project, where its packages are found. */
function writeTree(): string {
  const root = mkdtempSync(join(ROOT, 'node_modules/.cache-page-'))
  for (const room of ['company', 'contract', 'design-system', 'public'])
    cpSync(join(ROOT, 'src', room), join(root, 'src', room), {
      recursive: true,
      filter: (path) => !/\.test\./.test(path),
    })
  for (const step of steps) take(step, treeIn(root))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return root
}

describe('the page of docs/how-to/add-a-page.md', () => {
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
    entry = (await vite.ssrLoadModule('/src/public/entryServer.tsx')).default as SiteEntry
  })
  afterAll(async () => {
    await vite.close()
    rmSync(root, { recursive: true, force: true })
  })

  const site = { name: 'Filiz', assistantName: 'Filiz', url: 'https://filiz.example', timeZone: 'Europe/Istanbul' }
  const ask = '/products/featured'
  const draw = (status: number, body: unknown) =>
    entry.matchPage(path).render({ site, responses: { [ask]: { status, body } } })

  test('has four pieces, and asks for what it declares', () => {
    expect(steps).toHaveLength(4)
    expect(entry.matchPage(path).requests).toContain(ask)
    expect(entry.pages()).toContainEqual({ path, subject: ask })
  })

  test('is drawn with its data, at its own address, and its code comes with it', async () => {
    const page = await draw(200, [{ id: 1, slug: 'kok-6', name: 'Kök 6 toprak sondası' }])
    expect(page.status).toBe(200)
    expect(page.head).toContain('<title>Fuarda | Filiz</title>')
    expect(page.head).toContain(`href="https://filiz.example${path}"`)
    expect(page.html).toContain('Standımızda elinize alabileceğiniz aletler.')
    expect(page.html).toContain('href="/urunler/kok-6"')
    expect(page.html).toMatch(/head-river[^"]*\.svg/)
    expect(page.modules).toEqual(['src/public/pages/GuidePage.tsx'])
  })

  test('says that there is nothing yet, and is not available while its data does not come', async () => {
    expect((await draw(200, [])).html).toContain('Liste fuardan önce burada olacak.')
    expect((await draw(500, null)).status).toBe(503)
  })
})
