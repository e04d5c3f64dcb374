import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORAGE_KEYS } from '../src/contract/constants.ts'
import { browserOptions } from './browser.ts'
import { copyProject } from './setup/copyProject.ts'
import { documentedField, documentedPage, documentedResource, documentedSteps } from './setup/documented.ts'
import { type Step, take, treeIn } from './setup/guide.ts'
import { createPlace, type Place } from './setup/places.ts'
import { tokenAt } from './setup/serverProcess.ts'
import { dialects } from './setup/testApp.ts'
import { Server } from './siteServer.ts'

const PATIENCE = 600_000
const MIGRATIONS = 'src/server/platform/db/migrations'

let root: string
beforeAll(async () => {
  root = copyProject({ whole: true })
  // Lint and format ask git what is ignored.
  await run('git init --quiet')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a command in the copy as its reader does, and answers how it ended and what it said. */
async function run(command: string) {
  const [program, ...words] = command.split(' ')
  return promisify(execFile)(program!, words, { cwd: root, maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ status: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ status: code as number, said: `${stdout}${stderr}` }),
  )
}
const succeeds = async (command: string) => {
  const { status, said } = await run(command)
  expect(status, said).toBe(0)
}

/** Does what a guide says, to the letter. What it shows of a file with a number is what its command has drafted. */
async function follow(steps: readonly Step[]) {
  for (const step of steps) {
    if (step.does === 'run') await succeeds(step.command)
    else if (step.does === 'write' && step.file.includes('NNNN-')) expect(lastMigration()).toBe(step.text)
    else take(step, treeIn(root))
  }
}

const migrationFiles = () => readdirSync(join(root, MIGRATIONS)).sort()
const lastMigration = () =>
  readFileSync(
    join(root, MIGRATIONS, migrationFiles().findLast((name) => /^\d{4}-.*(?<!test)\.ts$/.test(name))!),
    'utf8',
  )

const { resource } = documentedResource()
const steps = documentedSteps()
/** Where the resource is whole: behind its line in the panel. What follows changes its fields. */
const whole = steps.findIndex((step) => step.does === 'change' && step.file === 'src/admin/config.tsx') + 1

describe('the guides, followed to the letter in a copy of the project', { timeout: PATIENCE }, () => {
  const sites = new Map<string, { server: Server; place: Place }>()
  afterAll(async () => {
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

  test('make a page, a field and a resource that pass types and lint', async () => {
    await follow(documentedPage().steps)
    await follow(documentedField())
    await follow(steps.slice(0, whole))
    await passTypesAndLint()
  })

  test.each(dialects)('serve them on %s', async (dialect) => {
    const place = await createPlace(dialect)
    const server = await Server.start({ DATABASE_URL: place.url, RATE_LIMITS: 'off' }, root)
    sites.set(dialect, { server, place })
    const made = await call(server, `POST /${resource.name}`, {
      ...dealer,
      phoneNumber: '0322 555 01 02',
      note: 'Eski',
    })
    expect(made).toMatchObject({ status: 201, body: { id: 1, ...dealer } })
    expect(await call(server, `GET /${resource.name}`)).toMatchObject({ status: 200, body: [dealer] })
    const page = await fetch(server.url + documentedPage().path)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Standımızda elinize alabileceğiniz'),
    ])
  })

  test.each(dialects)('show the field on the product page on %s', async (dialect) => {
    const { server } = sites.get(dialect)!
    const { body: product } = await call(server, 'POST /products', { name: 'Kök 7', warrantyMonths: 24 })
    expect(product).toMatchObject({ warrantyMonths: 24 })
    const page = await fetch(`${server.url}/urunler/${product.slug}`)
    expect(await page.text()).toMatch(/Garanti.*24 ay/)
    expect((await call(server, `PUT /products/${product.id}`, { warrantyMonths: -5 })).status).toBe(400)
  })

  test('have its screens in the panel', async () => {
    const { server } = sites.get('sqlite')!
    const browser = await chromium.launch(browserOptions())
    const localStorage = [{ name: STORAGE_KEYS.token, value: await tokenAt(server.url) }]
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
    })
    try {
      const page = await context.newPage()
      await page.goto(`${server.url}/admin`)
      await page.getByRole('navigation').getByRole('link', { name: 'Bayiler' }).click()
      // A column is as wide as its longest word.
      const city = page.getByRole('cell', { name: dealer.city }).getByText(dealer.city, { exact: true })
      const lines = await city.evaluate((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return range.getClientRects().length
      })
      expect(lines).toBe(1)
      await page.getByRole('link', { name: dealer.name }).click()
      await page.waitForURL(`**/admin/${resource.name}/edit/1`)
      await page.getByRole('textbox', { name: 'Şehir' }).waitFor()
    } finally {
      await browser.close()
    }
  })

  describe('a command that says something wrong', () => {
    test.each([
      ['no resource', '', /^Name a declared resource: npm run migration -- <name>/],
      ['an unknown one', 'farms', /^Name a declared resource/],
      ['an unknown word', `${resource.name} --renam note=story`, /^Unknown option '--renam': say --rename/],
      ['a field and not what becomes of it', `${resource.name} note`, /^Unexpected argument 'note': say --rename/],
      ['one name of two', `${resource.name} --rename note`, /^--rename note: say the old name and the new one/],
      ['two things of one field', `${resource.name} --rename note=story --remove note`, /^note is said twice\.$/m],
      ['a field that stands', `${resource.name} --remove note`, /^note: only what is in the table and not declared/],
    ])('%s is told so, and writes no file', async (_, words, line) => {
      const before = [migrationFiles(), treeIn(root).read(`${MIGRATIONS}/index.ts`)]
      const { status, said } = await run(`npm run --silent migration -- ${words}`.trim())
      expect([status, said]).toEqual([1, expect.stringMatching(line)])
      expect([migrationFiles(), treeIn(root).read(`${MIGRATIONS}/index.ts`)]).toEqual(before)
    })

    test('a field that is gone without a word is told so, and one that is as declared needs nothing', async () => {
      const before = migrationFiles()
      const file = `src/contract/resources/${resource.name}.ts`
      const declared = treeIn(root).read(file)
      treeIn(root).write(file, declared.replace('    note: longText(),\n', '').replace('longText, ', ''))
      const { status, said } = await run(`npm run --silent migration -- ${resource.name}`)
      expect([status, said]).toEqual([
        1,
        expect.stringMatching(/^note is in the table.*--rename note=.*--remove note\.\n$/),
      ])
      treeIn(root).write(file, declared)
      expect(await run(`npm run --silent migration -- ${resource.name}`)).toEqual({
        status: 0,
        said: `The table of ${resource.name} is as it is declared.\n`,
      })
      expect(migrationFiles()).toEqual(before)
    })
  })

  test('add, rename and remove fields, and types and lint pass', async () => {
    const before = migrationFiles().length
    await follow(steps.slice(whole))
    expect(migrationFiles()).toHaveLength(before + 3)
    await passTypesAndLint()
  })

  test.each(dialects)('keep what records have on %s', async (dialect) => {
    const { server } = sites.get(dialect)!
    await server.restart()
    const { body } = await call(server, `GET /${resource.name}?filter={"q":"cukurova","isAuthorized":true}`)
    expect(body).toEqual([expect.objectContaining({ ...dealer, phone: '0322 555 01 02', website: null })])
    expect(Object.keys(body[0])).not.toContain('note')
    const { body: changed } = await call(server, `PUT /${resource.name}/1`, { website: 'https://cukurova.example' })
    expect(changed).toMatchObject({ ...dealer, website: 'https://cukurova.example' })
  })
})
