import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../../helpers/copyProject.ts'
import { serving } from '../../helpers/copyServer.ts'
import { type MailServer, startMailServer } from '../../helpers/mailServer.ts'
import { tokenAt } from '../../helpers/serverProcess.ts'
import { ROOT, serverEnv } from '../../helpers/siteServer.ts'
import { TEST_TIMEOUT } from '../../helpers/timeouts.ts'
import { OTHERS } from './otherCompanies.ts'

const NAME = 'Pati Veteriner Kliniği'

let root: string
beforeAll(() => {
  root = copyProject({ whole: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const copy = () => root
const company = (file: string) => join(root, 'src/company', file)
const read = (file: string) => readFileSync(company(file), 'utf8')

async function init(...args: string[]) {
  const child = spawn(process.execPath, ['src/server/cli.ts', 'init', ...args], { cwd: root, env: serverEnv({}) })
  child.stdin.end()
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status: child.exitCode, out, err: err.trim() }
}

describe('new company: invalid options', () => {
  test.each([
    ['a grey', ['--colours', '#777,#e2725b'], '"#777" is a grey: name a colour with a hue.'],
    ['a language twice', ['--languages', 'tr,tr'], '--languages: it must be tr, en, tr,en or en,tr.'],
    ['an unknown language', ['--languages', 'tr,de'], '--languages: it must be tr, en, tr,en or en,tr.'],
    ['one colour', ['--colours', '#1d6fa5'], '--colours: name two colours, as in #0b6e99,#e8a33d.'],
    [
      'no colour',
      ['--colours', 'blue,red'],
      '"blue" is not a colour: use one such as #0b6e99, or a hue from 0 to 360.',
    ],
    ['a mark that is not there', ['--mark', 'yok.svg'], '--mark: the file yok.svg does not exist.'],
    ['a mark that is no drawing', ['--mark', 'package.json'], '--mark: package.json is not an SVG drawing.'],
    ['an empty name', ['--name', ' '], 'A name has 1 to 100 characters.'],
    [
      'others’ words under this name',
      ['--words', 'keep'],
      '--words: the texts in src/company are still those of Filiz',
    ],
  ])('%s: one error line, and no file is written', async (_, args, line) => {
    const before = read('identity.ts')
    const { status, out, err } = await init('--name', NAME, ...args)
    expect([status, out]).toEqual([1, ''])
    expect(err).toContain(line)
    expect(err.split('\n')).toHaveLength(1)
    expect(read('identity.ts')).toBe(before)
  })
})

describe('new company', () => {
  let mail: MailServer
  let output: string
  beforeAll(async () => {
    const done = await init('--name', NAME, '--colours', '#1d6fa5,#e2725b')
    expect(done).toMatchObject({ status: 0, err: '' })
    output = done.out
    mail = await startMailServer()
  })
  afterAll(() => mail.close())
  const { url, get, bytes, post } = serving(copy, () => ({ SMTP_URL: mail.url }))

  test('init prints the written files and the next steps', () => {
    for (const part of ['identity.ts', 'mark.svg', 'words/', 'npm start', 'privacy notice'])
      expect(output).toContain(part)
  })

  test.each(['/', '/iletisim', '/gizlilik', '/manifest.webmanifest', '/rss.xml', '/admin', '/api/openapi.json'])(
    '%s: has its name, and no text of the original company',
    async (path) => {
      const document = await get(path)
      expect(document).toContain(NAME)
      expect(document.match(OTHERS)?.[0]).toBeUndefined()
    },
  )

  test.each(['/urunler', '/hizmetler', '/blog', '/hakkimizda', '/surdurulebilirlik', '/yok'])(
    '%s: has no text of the original company before content is entered',
    async (path) => {
      const document = await get(path)
      expect(document).toContain(`| ${NAME}</title>`)
      expect(document.match(OTHERS)?.[0]).toBeUndefined()
    },
  )

  test('pages have its colours and mark', async () => {
    const [favicon, colours] = [await get('/favicon.svg'), readFileSync(join(root, 'src/company/colours.css'), 'utf8')]
    expect(favicon).not.toBe(readFileSync(company('mark.svg'), 'utf8'))
    expect(favicon).toMatch(/^<svg [^>]*><path fill="#[\da-f]{6}"/)
    expect(colours).toMatch(/--green: oklch\(43% [\d.]+ 243\)/)
    expect(colours).toMatch(/--gold: oklch\(80% [\d.]+ 33\)/)
    const icon = 'icon-192.png'
    expect(await bytes(`/${icon}`)).not.toEqual(readFileSync(join(ROOT, 'src/server/site/seo/pictures', icon)))
    const [, shared] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await get('/'))!
    expect((await sharp(await bytes(shared!)).metadata()).format).toBe('jpeg')
  })

  test('token contrast holds, and generated files are up to date', async () => {
    const tests = [
      'src/design-system/tokens/tokens',
      'tests/integration/company/companyFiles',
      'tools/illustrations/landscapes/landscapes',
    ].map((name) => `${name}.test.ts`)
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], { cwd: root })
    const [out] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    expect(child.exitCode, out).toBe(0)
  })

  test('emails have its name', async () => {
    await post('/admin/mail-settings/test', { to: 'biri@example.com' }, await tokenAt(url()))
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]!.subject).toContain(NAME)
    expect(mail.received[0]!.raw.match(OTHERS)?.[0]).toBeUndefined()
  })

  test('the assistant has its name', async () => {
    const answer = await post('/chat', { history: [{ role: 'user', content: 'Merhaba' }] })
    expect(answer).toContain('ben Pati')
    expect(answer.match(OTHERS)?.[0]).toBeUndefined()
  })
})

describe('new company: second init', () => {
  test('changes only the files of its options', async () => {
    writeFileSync(company('words/model.ts'), "export const model = { readers: 'kedisi olanlara' }\n")
    const before = read('mark.svg')
    expect(await init('--assistant', "Pamuk'un arkadaşı", '--land', 'farmed')).toMatchObject({ status: 0, err: '' })
    expect(read('words/model.ts')).toContain('kedisi olanlara')
    expect(read('mark.svg')).toBe(before)
    const identity = read('identity.ts')
    for (const part of [
      `name: '${NAME}'`,
      "assistant: 'Pamuk\\'un arkadaşı'",
      'first: 243, second: 33',
      'isFarmed: true',
    ])
      expect(identity).toContain(part)
  })
})

describe('new company: site in English', () => {
  beforeAll(async () => {
    expect(await init('--languages', 'en')).toMatchObject({ status: 0, err: '' })
  })
  const { get } = serving(copy)

  test.each([
    [
      '/',
      'Welcome',
      ['What is on this site?', 'Our services', 'Ask at any hour.', 'No product is featured at the moment.'],
    ],
    ['/products', 'Products', ['No products have been added yet.']],
    ['/contact', 'Contact', ['Write to us', 'Your message']],
    ['/privacy', 'Privacy notice for the contact form', ['The data controller is Pati Veteriner Kliniği.', 'November']],
    ['/yok', 'There is no page at this address.', ['Back to the home page']],
  ])('%s: rendered in English', async (path, title, words) => {
    const document = await get(path)
    expect(document).toContain('<html lang="en" ')
    expect(document).toContain(`<title>${title} | ${NAME}</title>`)
    for (const word of words) expect(document).toContain(word)
    const [shown] = document.split('id="page-data"')
    expect(shown!.match(/Hizmetlerimiz|Bize yazın|Ürünler|Yükleniyor|Ana sayfa/)?.[0]).toBeUndefined()
  })

  test('manifest, OG tags and feed name the language', async () => {
    expect(JSON.parse(await get('/manifest.webmanifest')).lang).toBe('en')
    expect(await get('/')).toContain('<meta property="og:locale" content="en_US"/>')
    expect(await get('/rss.xml')).toContain('<language>en</language>')
  })
})

describe('new company: own mark, illustration seed and demo content', () => {
  const mark = 'M4 4h24v24H4z'
  const land = () => readFileSync(join(root, 'src/company/illustrations/eager/full-mosaic.svg'), 'utf8')
  let before: string
  beforeAll(async () => {
    const file = join(root, 'other-mark.svg')
    const drawing = `<script>0</script><path fill="currentColor" d="${mark}"/>`
    writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`)
    before = land()
    const own = ['--seed', 'kedi', '--mark', file, '--content', 'demo']
    const done = await init('--name', NAME, '--land', 'farmed', '--languages', 'tr,en', ...own)
    expect(done).toMatchObject({ status: 0, err: '' })
  }, 10 * TEST_TIMEOUT)
  const { get } = serving(copy, () => ({ DATA_DIR: join(root, 'demo-data') }))

  test('the sanitized mark is in the header and the favicon', async () => {
    const [favicon, home] = [await get('/favicon.svg'), await get('/')]
    for (const document of [favicon, home]) expect(document).toContain(mark)
    expect(favicon).not.toContain('script')
  })

  test('illustrations depend on the seed', () => {
    expect(land()).not.toBe(before)
  })

  test('demo content has its name', async () => {
    expect(await get('/')).not.toContain('Ana sayfa içeriği hazırlanıyor')
    for (const path of ['/', '/urunler', '/hizmetler', '/blog', '/hakkimizda', '/iletisim', '/rss.xml']) {
      const document = await get(path)
      expect([path, document.match(/filiz/i)?.[0]]).toEqual([path, undefined])
    }
    expect(JSON.parse(await get('/api/products')).length).toBeGreaterThan(4)
    expect(await get('/rss.xml')).toContain(NAME)
  })
})
