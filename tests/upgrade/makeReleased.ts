import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { ADMIN, Server, serverEnv } from '../siteServer.ts'
import type { Recorded } from './released.ts'

/**
 * Makes `released.tar.gz`: what a released version leaves on the disk, and what it answers over that. Anew for each release:
 *
 *     git worktree add --detach ../released <commit>     # outside the repository; its demo pictures are shrunk
 *     (cd ../released && npm ci && npm run build)
 *     npx node tests/upgrade/makeReleased.ts ../released
 */
const run = promisify(execFile)
const root = resolve(process.argv[2] ?? '')
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
for (const name of await readdir(DATA_DIR)) if (/\.(lock|turn)$/.test(name)) await rm(join(DATA_DIR, name))
await writeFile(join(folder, 'recorded.json'), JSON.stringify(recorded))
await run('tar', [
  '-czf',
  join(import.meta.dirname, 'released.tar.gz'),
  '-C',
  folder,
  'data',
  'backup.tar',
  'recorded.json',
])
await rm(folder, { recursive: true })

async function shrinkDemoPictures() {
  const pictures = join(root, 'src/server/demo/pictures')
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

// Answers of every shape.
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

/** What the demo content has not: things that were changed, planned and received. Answers where records were found before. */
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
  return formerly
}

/** Every answer that names what is there: each list and page without parameters, each record, each former address. */
async function record(): Promise<Recorded> {
  const { paths } = (await call('GET /openapi.json')).body
  const plain = Object.keys(paths)
    .filter((path) => paths[path].get && !path.includes('{'))
    .map((path) => path.replace(/^\/api/, ''))
    .filter((path) => !/^\/(health|ready|metrics|openapi|docs|contact)/.test(path))
  const answers: Recorded['answers'] = {}
  const ask = async (path: string) => {
    const { status, location, body } = await call(`GET ${path}`)
    answers[path] = { status, ...(location && { location }), body }
    return body
  }
  for (const path of plain) await ask(path)
  for (const list of ['/products', '/services', '/blog'])
    for (const { id, slug } of answers[list]!.body as { id: number; slug: string }[])
      for (const key of [id, slug]) if (!(list === '/blog' && key === id)) await ask(`${list}/${key}`)
  for (const { id } of answers['/blog/admin']!.body as { id: number }[]) await ask(`/blog/admin/${id}`)
  for (const { id } of answers['/slides']!.body as { id: number }[]) await ask(`/slides/${id}`)
  for (const path of formerly) await ask(path)
  const uploads = [...new Set(JSON.stringify(answers).match(/\/uploads\/[0-9a-f]{64}\.\w+/g))]
  return { at: new Date().toISOString(), answers, uploads }
}
