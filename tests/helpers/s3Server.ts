import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { faultOf } from './awsSignature.ts'
import { NO_IDLE_TIMEOUT } from './timeouts.ts'

export const S3_KEYS = { accessKeyId: 'AKIAFILIZDENEME', secretAccessKey: 'gizli/Anahtar+deneme' }
export const BUCKET = 'filiz-deneme'

/** Timeout of s3rver's responses in milliseconds. */
const S3RVER_TIMEOUT = 30_000

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

/**
 * An S3 server on loopback: s3rver behind a proxy that checks each signature, because s3rver accepts any. `misbehave` replaces the
 * next responses; `hear` is called with each request before its response. The proxy lists unfinished multipart uploads, which s3rver does not.
 */
export async function startS3Server() {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const behind = await store.run()
  // An idle connection would be closed while the proxy sends a request on it.
  store.httpServer.keepAliveTimeout = 0
  const asked: string[] = []
  const misbehaviours: Answer[] = []
  const unfinished = new Map<string, string>()
  let listener: ((line: string) => void) | undefined
  let isDown = false

  const door = createServer(NO_IDLE_TIMEOUT, async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener?.(asked.at(-1)!)
    const misbehave = misbehaviours.shift() ?? (isDown ? answerLater : undefined)
    if (misbehave) return misbehave(request, response)
    const body = await buffer(request).catch(() => undefined)
    // The client has disconnected.
    if (!body) return
    const { method = '', url = '', headers } = request
    const fault = faultOf({ method, url, headers }, body, S3_KEYS.accessKeyId, S3_KEYS.secretAccessKey)
    if (fault)
      return response.writeHead(403, { 'content-type': 'application/xml' }).end(`<Error><Code>${fault}</Code></Error>`)
    const { pathname, searchParams } = new URL(url, 'http://s3')
    if (method === 'GET' && searchParams.has('uploads'))
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listed(unfinished, searchParams.get('prefix')!))
    // s3rver knows only its own key, so requests are forwarded without authorization.
    const { authorization: _, host: _host, connection: _connection, ...rest } = headers
    const answered = await fetch(`http://127.0.0.1:${behind.port}${asFirstVersion(url)}`, {
      method,
      headers: rest as Record<string, string>,
      body: method === 'PUT' || method === 'POST' ? new Uint8Array(body) : undefined,
      signal: AbortSignal.timeout(S3RVER_TIMEOUT),
    })
      .then(async (whole) => ({ of: whole, bytes: Buffer.from(await whole.arrayBuffer()) }))
      .catch(() => undefined)
    // The client may retry, as with a proxy of a real store.
    if (!answered) return answerLater(request, response)
    const { of: answer, bytes } = answered
    const content = withToken(bytes)
    const begun = /<UploadId>([^<]+)</.exec(content.toString())?.[1]
    if (answer.ok && begun && searchParams.has('uploads')) unfinished.set(begun, pathname.slice(BUCKET.length + 2))
    // s3rver responds 404 to an aborted upload.
    if (method === 'DELETE' || (answer.ok && method === 'POST')) unfinished.delete(searchParams.get('uploadId') ?? '')
    const type = answer.headers.get('content-type') ?? 'application/xml'
    const etag = answer.headers.get('etag')
    response
      .writeHead(answer.status, { 'content-type': type, 'content-length': content.length, ...(etag && { etag }) })
      .end(content)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Value of `STORAGE_URL`. */
    url: `s3://${BUCKET}/site/resimler?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-central-1`,
    /** Method and URL of every request. */
    asked,
    /** Object names of unfinished multipart uploads by upload ID. */
    unfinished,
    hear(listen: typeof listener) {
      listener = listen
    },
    misbehave: (...answers: Answer[]) => misbehaviours.push(...answers),
    /** Whether it responds 503 to every request. */
    setDown(isNow: boolean) {
      isDown = isNow
    },
    async close() {
      door.closeAllConnections()
      door.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const listed = (unfinished: Map<string, string>, prefix: string) =>
  `<ListMultipartUploadsResult>${[...unfinished]
    .filter(([, key]) => key.startsWith(prefix))
    .map(([id, key]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
    .join('')}</ListMultipartUploadsResult>`

export const answerLater: Answer = (_, response) => {
  response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
}

/** Files in one page of a list. */
export const PAGE_SIZE = 3

/** s3rver's ListObjectsV2 needs a cipher that OpenSSL has removed; version 1 pages by the last name. */
const asFirstVersion = (url: string) =>
  url.replace('list-type=2', `max-keys=${PAGE_SIZE}`).replace('continuation-token=', 'marker=')

function withToken(content: Buffer): Buffer {
  const text = content.toString('latin1')
  if (!text.includes('<IsTruncated>true</IsTruncated>')) return content
  const last = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)![1]
  const token = `<NextContinuationToken>${last}</NextContinuationToken>`
  return Buffer.from(text.replace('</ListBucketResult>', `${token}</ListBucketResult>`), 'latin1')
}
