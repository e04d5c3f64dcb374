import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identity } from '../../src/company/identity.ts'
import { STORAGE_KEYS } from '../../src/contract/constants.ts'
import { browserOptions } from '../helpers/browser.ts'
import { copyProject } from '../helpers/copyProject.ts'
import { applyStep, type Step, stepsOf } from '../helpers/guideSteps.ts'
import { tokenAt } from '../helpers/serverProcess.ts'
import { Server } from '../helpers/siteServer.ts'
import { dialects } from '../helpers/testApp.ts'
import { createEmptyDatabase, type TestDatabase } from '../helpers/testDatabases.ts'

const TIMEOUT = 600_000
const MIGRATIONS = 'src/server/platform/db/migrations'

// Distinct names, so that the test also works in a project that has followed the guides.
const RESOURCE = 'guideDealers'
const PAGE = '/kilavuz'
const resourceSteps = stepsOf('how-to/add-a-resource.md', { dealers: RESOURCE })
const pageSteps = stepsOf('how-to/add-a-page.md', {
  FairPage: 'GuidePage',
  fairPage: 'guidePage',
  '/fuar': PAGE,
})
const fieldSteps = stepsOf('how-to/add-a-field.md')
/** Number of steps after which the resource and its panel screens are complete; later steps change its fields. */
const complete = resourceSteps.findIndex((step) => step.does === 'change' && step.file === 'src/admin/config.tsx') + 1

let root: string
beforeAll(async () => {
  root = copyProject({ whole: true })
  // Biome reads git's ignore files.
  await run('git init --quiet')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function run(command: string) {
  const [program, ...args] = command.split(' ')
  return promisify(execFile)(program!, args, { cwd: root, maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ status: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), output: `${stdout}${stderr}` }),
  )
}
const succeeds = async (command: string) => {
  const { status, output } = await run(command)
  expect(status, output).toBe(0)
}

/** Applies the steps of a guide. A file with `NNNN` in its name must equal the migration drafted by the command before. */
async function follow(steps: readonly Step[]) {
  for (const step of steps) {
    if (step.does === 'run') await succeeds(step.command)
    else if (step.does === 'write' && step.file.includes('NNNN-')) expect(lastMigration()).toBe(step.text)
    else applyStep(step, root)
  }
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const migrationFiles = () => readdirSync(join(root, MIGRATIONS)).sort()
const lastMigration = () =>
  read(join(MIGRATIONS, migrationFiles().findLast((name) => /^\d{4}-.*(?<!test)\.ts$/.test(name))!))

describe('guides in a copy of the project', { timeout: TIMEOUT }, () => {
  const sites = new Map<string, { server: Server; place: TestDatabase }>()
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(browserOptions())
  })
  afterAll(async () => {
    await browser.close()
    for (const { server, place } of sites.values()) {
      await server.remove()
      rmSync(place.folder, { recursive: true, force: true })
    }
  })

  const call = async (server: Server, line: string, body?: object) => {
    const [method, path] = line.split(' ')
    const response = await fetch(`${server.url}/api${path}`, {
      method: method!,
      headers: { authorization: `Bearer ${await tokenAt(server.url)}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const dealer = { name: 'Çukurova Tarım', city: 'Adana', isAuthorized: true }

  const passTypesAndLint = async () => {
    await succeeds('node_modules/.bin/tsc -p . --noEmit')
    await succeeds(
      'node_modules/.bin/biome ci --error-on-warnings src/admin src/contract src/public src/server/platform/db',
    )
  }

  test('guides: the page, the field and the resource pass types and lint', async () => {
    await follow(pageSteps)
    await follow(fieldSteps)
    await follow(resourceSteps.slice(0, complete))
    await passTypesAndLint()
  })

  test.each(dialects)('guides: the API serves the resource on %s', async (dialect) => {
    const place = await createEmptyDatabase(dialect)
    const server = await Server.start({ DATABASE_URL: place.url, RATE_LIMITS: 'off' }, root)
    sites.set(dialect, { server, place })
    const created = await call(server, `POST /${RESOURCE}`, { ...dealer, phoneNumber: '0322 555 01 02', note: 'Eski' })
    expect(created).toMatchObject({ status: 201, body: { id: 1, ...dealer } })
    expect(await call(server, `GET /${RESOURCE}`)).toMatchObject({ status: 200, body: [dealer] })
  })

  test.each(dialects)('guides: the product page shows the field on %s', async (dialect) => {
    const { server } = sites.get(dialect)!
    const { body: product } = await call(server, 'POST /products', { name: 'Kök 7', warrantyMonths: 24 })
    expect(product).toMatchObject({ warrantyMonths: 24 })
    const page = await fetch(`${server.url}/urunler/${product.slug}`)
    expect(await page.text()).toMatch(/Garanti.*24 ay/)
    expect((await call(server, `PUT /products/${product.id}`, { warrantyMonths: -5 })).status).toBe(400)
  })

  test('guides: the page is rendered with its data, its chunk and its canonical URL', async () => {
    const { server } = sites.get('sqlite')!
    const response = await fetch(server.url + PAGE)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<title>Fuarda | ${identity.name}</title>`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${PAGE}"`))
    expect(html).toContain('Standımızda elinize alabileceğiniz aletler.')
    expect(html).toMatch(/head-river[^"]*\.svg/)
    expect(html).toMatch(/GuidePage[^"]*\.js/)
    const { body } = await call(server, 'GET /products/featured')
    expect(body.length).toBeGreaterThan(0)
    for (const { slug } of body) expect(html).toContain(`href="/urunler/${slug}"`)
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
    expect(sitemap).toContain(`${PAGE}</loc>`)
  })

  test('guides: the page without data shows its empty text', async () => {
    const { server } = sites.get('postgres')!
    const { body } = await call(server, 'GET /products/featured')
    for (const { id } of body) await call(server, `PUT /products/${id}`, { isFeatured: false })
    await expect
      .poll(async () => (await fetch(server.url + PAGE)).text())
      .toContain('Liste fuardan önce burada olacak.')
  })

  test('guides: the panel lists the resource, and creates, edits and toggles its records', async () => {
    const { server } = sites.get('sqlite')!
    const localStorage = [{ name: STORAGE_KEYS.token, value: await tokenAt(server.url) }]
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
    })
    const page = await context.newPage()
    await page.goto(`${server.url}/admin`)
    await page.getByRole('navigation').getByRole('link', { name: 'Bayiler' }).click()
    const city = page.getByRole('cell', { name: dealer.city }).getByText(dealer.city, { exact: true })
    const lines = await city.evaluate((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return range.getClientRects().length
    })
    // A column is as wide as its longest word.
    expect(lines).toBe(1)
    await page.getByRole('link', { name: dealer.name }).click()
    await page.waitForURL(`**/admin/${RESOURCE}/edit/1`)
    await page.getByRole('textbox', { name: 'Şehir' }).waitFor()

    await page.goto(`${server.url}/admin/${RESOURCE}/new`)
    await page.getByRole('heading', { name: 'Yeni bayi' }).waitFor()
    await page.getByRole('textbox', { name: 'Bayinin adı' }).fill('Ege Fidan')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await page.getByText('Bu alan zorunludur.').waitFor()
    await page.getByRole('textbox', { name: 'Şehir' }).fill('İzmir')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await page.getByRole('link', { name: 'Ege Fidan' }).waitFor()
    await page.getByRole('button', { name: 'Yetkili: Ege Fidan' }).click()
    await expect
      .poll(async () => (await call(server, `GET /${RESOURCE}`)).body)
      .toContainEqual(expect.objectContaining({ name: 'Ege Fidan', city: 'İzmir', isAuthorized: true }))
    await context.close()
  })

  test.each([
    ['no resource', '', /^Name a declared resource: npm run migration -- <name>/],
    ['an unknown resource', 'farms', /^Name a declared resource/],
    ['an unknown option', `${RESOURCE} --renam note=story`, /^Unknown option '--renam': use --rename/],
    ['a field without an option', `${RESOURCE} note`, /^Unexpected argument 'note': use --rename/],
    ['a rename without a new name', `${RESOURCE} --rename note`, /^--rename note: give the old and the new name/],
    ['a field renamed and removed', `${RESOURCE} --rename note=story --remove note`, /^note is named twice\.$/m],
    ['a declared field to remove', `${RESOURCE} --remove note`, /^note: only a column without a declared field/],
  ])('npm run migration: refuses %s, and writes no file', async (_, args, line) => {
    const before = [migrationFiles(), read(`${MIGRATIONS}/index.ts`)]
    const { status, output } = await run(`npm run --silent migration -- ${args}`.trim())
    expect([status, output]).toEqual([1, expect.stringMatching(line)])
    expect([migrationFiles(), read(`${MIGRATIONS}/index.ts`)]).toEqual(before)
  })

  test('npm run migration: refuses a missing field without an option, and drafts nothing for an unchanged declaration', async () => {
    const before = migrationFiles()
    const file = `src/contract/resources/${RESOURCE}.ts`
    const declared = read(file)
    writeFileSync(join(root, file), declared.replace('    note: longText(),\n', '').replace('longText, ', ''))
    const { status, output } = await run(`npm run --silent migration -- ${RESOURCE}`)
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^The column note has no declared field.*--rename note=.*--remove note\.\n$/),
    ])
    writeFileSync(join(root, file), declared)
    expect(await run(`npm run --silent migration -- ${RESOURCE}`)).toEqual({
      status: 0,
      output: `The table of ${RESOURCE} is as it is declared.\n`,
    })
    expect(migrationFiles()).toEqual(before)
  })

  test('guides: fields are added, renamed and removed, and types and lint pass', async () => {
    const before = migrationFiles().length
    await follow(resourceSteps.slice(complete))
    expect(migrationFiles()).toHaveLength(before + 3)
    await passTypesAndLint()
    const { [RESOURCE]: resource } = await import(join(root, `src/contract/resources/${RESOURCE}.ts`))
    const names = Object.keys(resource.fields).sort()
    for (const { fields } of Object.values<{ fields: object }>(resource.translations))
      expect(Object.keys(fields).sort()).toEqual(names)
  })

  test.each(dialects)('guides: records keep their values when fields change on %s', async (dialect) => {
    const { server } = sites.get(dialect)!
    await server.restart()
    const { body } = await call(server, `GET /${RESOURCE}?filter={"q":"cukurova","isAuthorized":true}`)
    expect(body).toEqual([expect.objectContaining({ ...dealer, phone: '0322 555 01 02', website: null })])
    expect(Object.keys(body[0])).not.toContain('note')
    const { body: changed } = await call(server, `PUT /${RESOURCE}/1`, { website: 'https://cukurova.example' })
    expect(changed).toMatchObject({ ...dealer, website: 'https://cukurova.example' })
  })
})
