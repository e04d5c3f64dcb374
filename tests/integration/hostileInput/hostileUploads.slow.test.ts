import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { film, formOf, picture, pixelBomb, pngChunk } from '../../helpers/images.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { isSlow } from '../../helpers/slowTests.ts'
import { TEST_TIMEOUT } from '../../helpers/timeouts.ts'

const MEGABYTE = 1024 * 1024
const UPLOADS = isSlow ? 200 : 40
let folder: string
let server: ChildProcess
let url: string
let authorization: string

const nextMessage = async <T>(): Promise<T> => (await once(server, 'message'))[0] as T

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  server = fork(join(import.meta.dirname, 'uploadServer.ts'), [folder], {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  })
  url = (await nextMessage<{ url: string }>()).url
  const login = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  authorization = `Bearer ${((await login.json()) as { token: string }).token}`
})
afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
})

/** Malicious files, each aimed at a known weakness of image decoders. */
async function hostileFiles(): Promise<Buffer[]> {
  const photo = await picture('jpeg', 1600, 1200)
  const png = await picture('png', 900, 900)
  const wide = Buffer.alloc(13)
  wide.writeUInt32BE(7000, 0)
  wide.writeUInt32BE(7000, 4)
  wide.set([8, 6, 0, 0, 0], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return [
    pixelBomb(30_000, 30_000),
    pixelBomb(2 ** 31 - 1, 2 ** 31 - 1),
    photo.subarray(0, photo.length / 2),
    png.subarray(0, png.length - 20),
    Buffer.concat([png, Buffer.from('<html><script>alert(1)</script>')]),
    Buffer.concat([await film('gif', 500, 500), Buffer.from('*/=1;alert(1)')]),
    // Truncated image of 49 megapixels, the largest that may be decoded: fails after the first rows.
    Buffer.concat([
      start,
      pngChunk('IHDR', wide),
      pngChunk('IDAT', deflateSync(Buffer.alloc(30 * MEGABYTE)).subarray(0, 20_000)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
    // Ten megabytes of the format's smallest chunks.
    Buffer.concat(
      [
        Buffer.from('\xff\xd8', 'latin1'),
        Buffer.from('\xff\xdb\0\x02', 'latin1').toString('latin1').repeat(2_600_000).slice(0, 10_485_000),
      ].map((part) => Buffer.from(part as string, 'latin1')),
    ),
    Buffer.concat([
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
      Buffer.from('\x21\xf9\0'.repeat(3_490_000), 'latin1'),
    ]),
    Buffer.concat([start, Buffer.alloc(10 * MEGABYTE - 8)]),
    Buffer.concat([start, Buffer.alloc(12 * MEGABYTE)]),
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(9000)}</svg>`),
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
    ),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="999999" height="999999"><path d="M0 0h9v9z"/></svg>'),
    Buffer.from('MZ'),
    Buffer.alloc(0),
  ]
}

type Form = Awaited<ReturnType<typeof formOf>>

async function send({ payload, headers }: Form): Promise<{ status: number; message: string }> {
  const answer = await fetch(`${url}/api/files/upload-logo`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body: payload,
  })
  return { status: answer.status, ...((await answer.json()) as { message: string }) }
}

/** Resident memory of the server in megabytes, measured after it had time to free memory. */
async function memory(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    server.send('memory')
    await nextMessage()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.send('memory')
  return Math.round((await nextMessage<{ memory: { rss: number } }>()).memory.rss / MEGABYTE)
}

test('hostile uploads: rejected, without leaking files or memory', {
  timeout: 15 * TEST_TIMEOUT,
}, async () => {
  const forms = await Promise.all((await hostileFiles()).map((file) => formOf(['file', file])))
  const sendAll = async (count: number) => {
    let next = 0
    const worker = async () => {
      for (let i = next++; i < count; i = next++) {
        const { status, message } = await send(forms[i % forms.length]!)
        expect([400, 413, 415], `file ${i % forms.length}`).toContain(status)
        expect(message).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/)
      }
    }
    await Promise.all(Array.from({ length: 4 }, worker))
  }
  // Warm-up: the process keeps the memory that an upload needs at its peak.
  await sendAll(UPLOADS / 2)
  const before = await memory()
  await sendAll(UPLOADS)
  const after = await memory()
  // One file in four has ten megabytes: leaking them would take at least 250 MB.
  expect(after - before).toBeLessThan(150)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
  expect((await send(await formOf(['file', await picture('png')]))).status).toBe(201)
})
