import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { turkishCatalogue } from '../../src/admin/i18n/turkishCatalogue.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { resources } from '../../src/contract/resources/index.ts'
import type { Service } from '../../src/contract/resources/services.ts'
import { copyProject } from '../helpers/copyProject.ts'
import { ROOT, Server } from '../helpers/siteServer.ts'
import { TEST_TIMEOUT } from '../helpers/timeouts.ts'
import { copyDemoData } from './demoData.ts'
import { test as base, expect } from './fixtures.ts'

/** The built panel of a project in which one resource has react-admin's own list, create and edit screens. */
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const root = copyProject()
      // Builds only the panel again.
      cpSync(join(ROOT, 'dist'), join(root, 'dist'), { recursive: true })
      cpSync(join(ROOT, 'tests/helpers/fixtures/stockScreens.tsx'), join(root, 'src/admin/stockScreens.tsx'))
      const config = join(root, 'src/admin/config.tsx')
      const line = '  { resource: services },\n'
      const text = readFileSync(config, 'utf8')
      if (!text.includes(line)) throw new Error(`${config} has no line "${line.trim()}"`)
      const screens = '{ list: <StockList />, create: <StockCreate />, edit: <StockEdit /> }'
      const names = "import { StockCreate, StockEdit, StockList } from './stockScreens.tsx'\n"
      writeFileSync(config, names + text.replace(line, `  { resource: services, screens: ${screens} },\n`))
      const server = await Server.start({ RATE_LIMITS: 'off', DATA_DIR: copyDemoData() }, root)
      await use(server)
      await server.remove()
      rmSync(root, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 20 * TEST_TIMEOUT },
  ],
})

const texts = resourceTexts(resources.services, 'tr')
const { many: products } = resourceTexts(resources.products, 'tr')
const { action } = turkishCatalogue.ra
const NAMES = ['Anız analizi', 'Bağ budama', 'Çay hasadı']

test("react-admin's own screens work in the built panel", async ({ page, signIn }) => {
  const as = await signIn(page)
  for (const name of NAMES) await page.request.post('/api/services', { data: { name }, ...as })
  const stored = async (): Promise<Service[]> => (await page.request.get('/api/services')).json()
  const find = async (name: string) => (await stored()).find((service) => service.name === name)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const rows = page.getByRole('main').locator('tbody tr')
  const names = rows.locator('td:nth-child(2)')

  await test.step('list: title, sort, filter', async () => {
    await page.goto('/admin/services')
    await expect(heading(texts.many)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${texts.many} \\| `))
    const all = await rows.count()
    expect(all).toBeGreaterThan(NAMES.length)
    const head = page.getByRole('columnheader').filter({ hasText: texts.fields.name! })
    await head.getByRole('button').click()
    await expect(names.first()).toHaveText(NAMES[0]!)
    await head.getByRole('button').click()
    await expect(names.first()).not.toHaveText(NAMES[0]!)
    const search = page.getByRole('textbox', { name: action.search })
    await search.fill('çay hasadı')
    await expect(rows).toHaveCount(1)
    await search.fill('')
    await expect(rows).toHaveCount(all)
  })

  await test.step('export', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: action.export }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file.split('\n')[0]).toContain('name')
    for (const name of NAMES) expect(file).toContain(name)
  })

  await test.step('bulk delete', async () => {
    for (const name of NAMES.slice(0, 2)) await rows.filter({ hasText: name }).getByRole('checkbox').check()
    await page.getByRole('button', { name: action.delete }).click()
    await expect(rows.filter({ hasText: NAMES[0]! })).toHaveCount(0)
    // The deletion can be undone until its notification is closed.
    await expect.poll(() => find(NAMES[1]!), { timeout: 2 * TEST_TIMEOUT }).toBeUndefined()
    expect(await find(NAMES[0]!)).toBeUndefined()
  })

  await test.step('row click, edit, save', async () => {
    const { id } = (await find(NAMES[2]!))!
    await rows.filter({ hasText: NAMES[2]! }).click()
    await page.waitForURL(`**/admin/services/edit/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAMES[2]!)
    await page.getByRole('textbox', { name: new RegExp(`^${texts.fields.name}`) }).fill('Çay hasadı ve budama')
    await page.getByRole('button', { name: action.save }).click()
    await page.waitForURL(/\/admin\/services(\?|$)/)
    await expect(rows.filter({ hasText: 'Çay hasadı ve budama' })).toHaveCount(1)
    await expect.poll(() => find('Çay hasadı ve budama'), { timeout: 2 * TEST_TIMEOUT }).toMatchObject({ id })
  })

  await test.step('create', async () => {
    await page.getByRole('main').getByRole('link', { name: action.create }).click()
    await page.waitForURL('**/admin/services/new')
    await page.getByRole('textbox', { name: new RegExp(`^${texts.fields.name}`) }).fill('Dron kiralama')
    await page.getByRole('button', { name: action.save }).click()
    await page.waitForURL('**/admin/services/edit/*')
    expect(await find('Dron kiralama')).toBeDefined()
  })

  await test.step('menu on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/services')
    await expect(heading(texts.many)).toBeVisible()
    await page.getByRole('button', { name: adminTexts.tr.menu.open }).click()
    await page.getByRole('dialog').getByRole('link', { name: products }).click()
    await expect(heading(products)).toBeVisible()
  })
})
