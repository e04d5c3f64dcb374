import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { ADMIN, Server, serverEnv } from '../helpers/siteServer.ts'
import type { Recorded } from './releasedData.ts'

/**
 * Makes the fixtures of a released version, `released-<its last migration>.tar.gz`: its data folder with SQLite, its backup, the same
 * restored to PostgreSQL as a dump, and the responses of its API. The release is a checkout outside the repository (its demo
 * pictures are shrunk), the database an empty one on a PostgreSQL 15 that `pg_dump` reads:
 *
 *     git worktree add --detach ../released <commit>
 *     (cd ../released && npm ci && npm run build)
 *     npx node tests/upgrade/makeReleased.ts ../released postgres://…/empty
 */
const run = promisify(execFile)
const root = resolve(process.argv[2] ?? '')
const postgresUrl = process.argv[3] ?? ''
const folder = await mkdtemp(join(tmpdir(), 'released-'))
const DATA_DIR = join(folder, 'data')
await mkdir(DATA_DIR)
await shrinkDemoPictures()
const settings = { DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://filiz.example' }
const server = await Server.start(settings, root)
let token = ''
token = (await call('POST /accounts/login', ADMIN)).body.token
const formerly = await writeContent()
await cli('create-admin', '--email', 'ikinci@example.com')
const recorded = await record()
await cli('backup', join(folder, 'backup.tar'))
await server.stop()
await dumpPostgres()
for (const name of await readdir(DATA_DIR))
  if (/\.(lock|turn)$|^built$/.test(name)) await rm(join(DATA_DIR, name), { recursive: true })
await writeFile(join(folder, 'recorded.json'), JSON.stringify(recorded))
await run('tar', [
  '-czf',
  join(import.meta.dirname, `released-${await newestMigration()}.tar.gz`),
  '-C',
  folder,
  'data',
  'backup.tar',
  'postgres.sql',
  'recorded.json',
])
await rm(folder, { recursive: true })

/** Restores the backup to PostgreSQL, and dumps that as statements that any client can run. */
async function dumpPostgres() {
  const restored = { ...settings, DATABASE_URL: postgresUrl, DATA_DIR: join(folder, 'restored') }
  await run(process.execPath, [join(root, 'src/server/cli.ts'), 'restore', join(folder, 'backup.tar')], {
    cwd: folder,
    env: serverEnv(restored) as NodeJS.ProcessEnv,
  })
  const options = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', '--no-comments']
  const { stdout } = await run('pg_dump', [...options, `--dbname=${postgresUrl}`], { maxBuffer: 2 ** 28 })
  // Lines with a backslash are psql's own.
  await writeFile(join(folder, 'postgres.sql'), stdout.replace(/^\\.*$/gm, ''))
}

async function newestMigration(): Promise<string> {
  const files = await readdir(join(root, 'src/server/platform/db/migrations'))
  return files
    .filter((name) => /^\d{4}-/.test(name))
    .sort()
    .at(-1)!
    .slice(0, 4)
}

async function shrinkDemoPictures() {
  const pictures = join(root, 'src/server/features/demo/pictures')
  for (const name of (await readdir(pictures)).filter((name) => name.endsWith('.webp'))) {
    const small = await sharp(await readFile(join(pictures, name)))
      .resize(24)
      .webp()
      .toBuffer()
    await writeFile(join(pictures, name), small)
  }
}

async function cli(...args: string[]) {
  // With the embedded database the server must be stopped for some verbs, and may be for all.
  await server.stop()
  await run(process.execPath, [join(root, 'src/server/cli.ts'), ...args], {
    cwd: folder,
    env: serverEnv(settings) as NodeJS.ProcessEnv,
  })
  await server.restart()
}

// Responses have every shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
async function call(line: string, body?: unknown): Promise<{ status: number; location: string | null; body: any }> {
  const [method, path] = line.split(' ')
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body === undefined || body instanceof FormData ? (body as FormData) : JSON.stringify(body),
  })
  const text = await answer.text()
  if (method !== 'GET' && !answer.ok) throw new Error(`${line}: ${answer.status} ${text}`)
  return { status: answer.status, location: answer.headers.get('location'), body: text ? JSON.parse(text) : undefined }
}

async function upload(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([bytes]), 'dosya')
  return (await call(`POST /files/${path}`, form)).body.publicUrl
}

/** Adds data that the demo content lacks: changed, scheduled and received records. Returns the former URLs of records. */
async function writeContent() {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#5a7' } })
    .png()
    .toBuffer()
  const imageUrl = await upload('upload-product-image', new Uint8Array(png))
  const product = (await call('POST /products', { name: 'Çığ Önleme İşi', imageUrl, specs: { Ağırlık: '2 kg' } })).body
  await call(`PUT /products/${product.id}/toggle-feature`)
  await call(`PUT /products/${product.id}`, { slug: 'cig-onleme', description: 'Sonradan değişti.' })

  const [post] = (await call('GET /blog')).body
  const formerly = ['/products/cig-onleme-isi', `/blog/${post.slug}`]
  const { content } = (await call(`GET /blog/${post.slug}`)).body
  await call(`PUT /blog/${post.id}`, {
    title: 'Başlığı değişen yazı',
    slug: 'yeni-adres',
    content: `${content}\n\n**Ek.**`,
  })
  await call('POST /blog', { title: 'Taslak yazı', content: '# Baş\n\nMetin', publishOption: 'draft' })
  await call('POST /blog', { title: 'Planlı yazı', content: 'Metin', publishOption: 'schedule', scheduleDaysOffset: 3 })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h9v9z"/></svg>'
  const logoUrl = await upload('upload-logo', new TextEncoder().encode(svg))
  await call('PUT /admin/page-content/site-settings', { logoUrl })
  const contact = { enableContactFormNotifications: true, notificationTargetEmail: 'bildirim@example.com' }
  await call('PUT /admin/page-content/contact-info', contact)

  const message = { name: 'Ayşe Öztürk', email: 'ayse@example.com', phoneNumber: '0532 123 45 67', subject: 'Fiyat' }
  for (const text of ['Merhaba, fiyat nedir?', 'İkinci soru: ne zaman gelirsiniz?'])
    await call('POST /contact/send-message', { ...message, message: text })
  const [newest] = (await call('GET /admin/contact-messages')).body
  await call(`PUT /admin/contact-messages/${newest.id}/mark-read`)

  await writeOwnersContent(imageUrl)
  return formerly
}

/** Adds an owner's data: texts and pictures, hidden, reordered and deleted records, redirects and API keys. */
async function writeOwnersContent(imageUrl: string) {
  const [first, second, third] = (await call('GET /products')).body
  await call('PUT /products/order', { ids: [third.id, first.id] })
  await call(`PUT /products/${second.id}`, { isHidden: true, seoTitle: 'Aramada böyle', en: { name: 'In English' } })
  const [picture] = (await call('GET /admin/pictures')).body
  await call(`PUT /admin/pictures/${picture.id}`, { alt: 'Tarlada bir vana', en: { alt: 'A valve' }, focalX: 0.2 })

  const gone = { name: 'Çöpteki ürün', imageUrl, morePictures: [{ imageUrl }], specs: { 12: 'ilk', Renk: 'yeşil' } }
  await call(`DELETE /products/${(await call('POST /products', gone)).body.id}`)
  await call(`DELETE /services/${(await call('POST /services', { name: 'Çöpteki hizmet' })).body.id}`)
  const sent = { name: 'Silinen', email: 'silinen@example.com', subject: 'Silinecek', message: 'Bu ileti silinecek.' }
  await call('POST /contact/send-message', sent)
  await call(`DELETE /admin/contact-messages/${(await call('GET /admin/contact-messages')).body[0].id}`)

  await call('POST /admin/redirects', { from: '/eski-katalog', to: '/urunler' })
  const chapters = [{ title: 'Su', text: 'Damla damla.', imageUrl }]
  await call('PUT /admin/page-content/sustainability', { chapters })
  await call('PUT /admin/page-content/footer', { tagline: 'Bizim sözümüz', en: { tagline: 'Our word' } })
  await call('POST /admin/access-keys', { name: 'Muhasebe', access: 'read' })
  await call('POST /admin/webhooks', { url: 'https://1.1.1.1/olay', events: ['content.published'] })
}

/** Records the responses of all lists and pages without parameters, all records, and all former URLs. */
async function record(): Promise<Recorded> {
  const { paths } = (await call('GET /openapi.json')).body
  const plain = Object.keys(paths)
    .filter((path) => paths[path].get && !path.includes('{'))
    .map((path) => path.replace(/^\/api/, ''))
    .filter((path) => !/^\/(health|ready|metrics|openapi|docs|contact)/.test(path))
    // Not those that change with every start or call, nor those that recognize the demo by its pictures, which are shrunk here.
    .filter((path) => !/^\/(accounts\/sessions|admin\/(activity|status|backups|personal-data|demo-content))/.test(path))
  const answers: Recorded['answers'] = {}
  const ask = async (path: string) => {
    const { status, location, body } = await call(`GET ${path}`)
    answers[path] = { status, ...(location && { location }), body }
    return body
  }
  for (const path of plain) await ask(path)
  await ask('/admin/activity?filter={"action":"delete"}')
  await ask('/admin/personal-data?of=ayse@example.com')
  for (const list of ['/products', '/services', '/blog'])
    for (const { id, slug } of answers[list]!.body as { id: number; slug: string }[]) {
      for (const key of [id, slug]) if (!(list === '/blog' && key === id)) await ask(`${list}/${key}`)
      await ask(`/admin/history${list}/${id}`)
    }
  for (const { id } of answers['/blog/admin']!.body as { id: number }[]) await ask(`/blog/admin/${id}`)
  for (const { id } of answers['/slides']!.body as { id: number }[]) await ask(`/slides/${id}`)
  for (const path of formerly) await ask(path)
  const uploads = [...new Set(JSON.stringify(answers).match(/\/uploads\/[0-9a-f]{64}\.\w+/g))]
  return { at: new Date().toISOString(), answers, uploads }
}
