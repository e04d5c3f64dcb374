import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { faultOf } from './awsSignature.ts'
import { KEPT_OPEN } from './patience.ts'

export const S3_KEYS = { accessKeyId: 'AKIAFILIZDENEME', secretAccessKey: 'gizli/Anahtar+deneme' }
export const BUCKET = 'filiz-deneme'

/** How long the store behind the door may take to answer, in milliseconds. */
const BEHIND_PATIENCE = 30_000

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

/**
 * A store on loopback that speaks S3, behind a door that checks each signature: s3rver itself takes any. `misbehave` lets
 * something else answer the next requests, `hear` listens to each before it is answered. The door knows the uploads in parts that were
 * neither ended nor given up, which s3rver does not list.
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
  // No connection is closed for being idle just while the door asks through it.
  store.httpServer.keepAliveTimeout = 0
  const asked: string[] = []
  const misbehaviours: Answer[] = []
  const unfinished = new Map<string, string>()
  let listener: ((line: string) => void) | undefined
  let isDown = false

  const door = createServer(KEPT_OPEN, async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener?.(asked.at(-1)!)
    const misbehave = misbehaviours.shift() ?? (isDown ? answerLater : undefined)
    if (misbehave) return misbehave(request, response)
    const body = await buffer(request).catch(() => undefined)
    // Who asked is dead.
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
    // s3rver knows one key of its own, so it is asked as nobody.
    const { authorization: _, host: _host, connection: _connection, ...rest } = headers
    const answered = await fetch(`http://127.0.0.1:${behind.port}${asFirstVersion(url)}`, {
      method,
      headers: rest as Record<string, string>,
      body: method === 'PUT' || method === 'POST' ? new Uint8Array(body) : undefined,
      signal: AbortSignal.timeout(BEHIND_PATIENCE),
    })
      .then(async (whole) => ({ of: whole, bytes: Buffer.from(await whole.arrayBuffer()) }))
      .catch(() => undefined)
    // As a proxy of a store says: who asks may ask again.
    if (!answered) return answerLater(request, response)
    const { of: answer, bytes } = answered
    const content = withToken(bytes)
    const begun = /<UploadId>([^<]+)</.exec(content.toString())?.[1]
    if (answer.ok && begun && searchParams.has('uploads')) unfinished.set(begun, pathname.slice(BUCKET.length + 2))
    // s3rver says of what is given up that it knows no such thing.
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
    /** As `STORAGE_URL` names it. */
    url: `s3://${BUCKET}/site/resimler?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-central-1`,
    /** Method and address of every request. */
    asked,
    /** The names of what is being sent in parts, by the id of the upload. */
    unfinished,
    hear(listen: typeof listener) {
      listener = listen
    },
    misbehave: (...answers: Answer[]) => misbehaviours.push(...answers),
    /** Lets it refuse everything, until it is said to be over. */
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

/** s3rver's second version of lists needs a cipher that is no more; its first version pages by the last name seen. */
const asFirstVersion = (url: string) =>
  url.replace('list-type=2', `max-keys=${PAGE_SIZE}`).replace('continuation-token=', 'marker=')

function withToken(content: Buffer): Buffer {
  const text = content.toString('latin1')
  if (!text.includes('<IsTruncated>true</IsTruncated>')) return content
  const last = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)![1]
  const token = `<NextContinuationToken>${last}</NextContinuationToken>`
  return Buffer.from(text.replace('</ListBucketResult>', `${token}</ListBucketResult>`), 'latin1')
}
