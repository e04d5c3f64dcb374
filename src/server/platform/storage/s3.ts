import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { OperatorError, reasonOf } from '../config/operatorError.ts'
import { refused } from '../http/problems.ts'
import { parseName } from './fileNames.ts'
import type { ListedFile, Storage } from './storage.ts'

/** A bucket and our prefix in it. */
export interface S3Address {
  /** Ends with a slash. */
  bucketUrl: string
  region: string
  /** Prefix of each key: empty, or ends with a slash. */
  prefix: string
}

/**
 * Parses `s3://bucket/prefix?endpoint=…&region=…`; the default endpoint is Amazon's. Path-style URLs
 * (`endpoint/bucket/…`) are for other stores, which all support them, and for Amazon's buckets with dots, which its
 * certificate does not cover.
 */
export function readS3Address(text: string, defaultRegion = 'us-east-1'): S3Address {
  const { hostname: bucket, pathname, searchParams } = new URL(text)
  const region = searchParams.get('region') ?? defaultRegion
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '')
  const path = pathname.replace(/^\/+|\/+$/g, '')
  return { bucketUrl: bucketUrlOf(bucket, region, endpoint), region, prefix: path && `${path}/` }
}

function bucketUrlOf(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint) return `${endpoint}/${bucket}/`
  const amazon = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${amazon}/${bucket}/` : `https://${bucket}.${amazon}/`
}

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Uint8Array
}

/** Timeout in milliseconds until the response begins, and maximum number of attempts. */
export interface RetryOptions {
  timeout: number
  attempts: number
}

/** Minimum upload speed in bytes per millisecond: a response begins after the body is sent. */
const MIN_UPLOAD_SPEED = 125
const LARGE_BODY = 1_000_000
export const retryOptionsFor = (body: Uint8Array = new Uint8Array()): RetryOptions => ({
  timeout: 10_000 + body.length / MIN_UPLOAD_SPEED,
  attempts: body.length > LARGE_BODY ? 2 : 4,
})
/** First pause in milliseconds; doubles with each attempt, with jitter. */
const FIRST_PAUSE = 100

const isTransient = (status: number) => status === 429 || status >= 500

/** S3 client: signs requests and retries transient failures, each attempt with a timeout. */
export function createS3Client(keys: S3Keys, region: string) {
  return async (request: S3Request, { timeout, attempts } = retryOptionsFor(request.body)): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(request, keys, region, timeout).catch((error: Error) => error)
      if (!(response instanceof Error) && !isTransient(response.status)) return response
      const failure = response instanceof Error ? response : await failureOf(response)
      if (attempt === attempts) throw unavailable(failure)
      await wait(FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

async function send(request: S3Request, keys: S3Keys, region: string, timeout: number): Promise<Response> {
  const { method, url, body } = request
  const headers = await signedHeaders(request, keys, region)
  // Not signed, because proxies change it; set, because the announced length of a compressed response would be wrong.
  headers.set('accept-encoding', 'identity')
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(`${url} timed out after ${timeout} ms`)), timeout)
  try {
    // `fetch` accepts bytes; its types exclude `Uint8Array` over shared memory.
    return await fetch(url, { method, headers, body: body as BodyInit | undefined, signal: controller.signal })
  } finally {
    // No timeout for the response's body, whose reader may be slow.
    clearTimeout(timer)
  }
}

/** Headers with Signature Version 4, which includes the body's hash. */
export async function signedHeaders(
  { method, url, headers, body }: S3Request,
  keys: S3Keys,
  region: string,
  datetime?: string,
): Promise<Headers> {
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    ...keys,
    service: 's3',
    region,
    datetime,
  })
  return (await signer.sign()).headers
}

/** A 503 response with its cause for the log. */
const unavailable = (cause: Error): Error => Object.assign(refused.unavailable(), { cause })

/** The store's error response as an error. */
async function failureOf(response: Response): Promise<Error> {
  const text = await response.text().catch(() => '')
  const code = /<Code>([^<]*)<\/Code>/.exec(text)?.[1] ?? ''
  return new Error(`the store answered ${response.status} ${code}`.trim())
}

/** Health check: fails fast. */
const CHECK: RetryOptions = { timeout: 3000, attempts: 1 }
/** Clean-up may fail, so it has one attempt. */
const CLEAN_UP: RetryOptions = { timeout: 10_000, attempts: 1 }
/** Joining the parts of a large file takes the store several minutes. */
const COMPLETE: RetryOptions = { timeout: 5 * 60_000, attempts: 4 }

/** Size of a part of a multipart upload in bytes: with the 10,000 parts that S3 allows, a file may have 160 GB. */
const PART_SIZE = 16 * 1024 * 1024

/**
 * Stores files in S3: Amazon's, MinIO, R2 and others. A file larger than a part is uploaded in parts, and exists only
 * after all are complete.
 */
export function createS3Storage({ bucketUrl, region, prefix }: S3Address, keys: S3Keys, partSize = PART_SIZE): Storage {
  const client = createS3Client(keys, region)
  const send = async (request: S3Request, options?: RetryOptions) => expected(await client(request, options))
  const urlOf = (name: string) => bucketUrl + prefix + name

  const listPage = async (token: string | undefined): Promise<string> => {
    const rest = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
    const url = `${bucketUrl}?list-type=2&delimiter=%2F&prefix=${encodeURIComponent(prefix)}${rest}`
    return (await send({ method: 'GET', url })).text()
  }

  const abortUpload = (name: string, id: string) =>
    client({ method: 'DELETE', url: `${urlOf(name)}?uploadId=${id}` }, CLEAN_UP).then(drained, () => {})

  const putInParts = async (
    name: string,
    headers: Record<string, string>,
    first: Buffer,
    rest: AsyncIterable<Buffer>,
  ) => {
    const begun = await send({ method: 'POST', url: `${urlOf(name)}?uploads=`, headers })
    const id = encodeURIComponent(textIn(await begun.text(), 'UploadId') ?? '')
    const etags: string[] = []
    const putPart = async (body: Buffer) => {
      const url = `${urlOf(name)}?partNumber=${etags.length + 1}&uploadId=${id}`
      const response = await send({ method: 'PUT', url, body }, { ...retryOptionsFor(body), attempts: 4 })
      await drained(response)
      etags.push(response.headers.get('etag') ?? '')
    }
    try {
      await putPart(first)
      for await (const part of rest) await putPart(part)
      const list = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
      const completed = await send({ method: 'POST', url: `${urlOf(name)}?uploadId=${id}`, body }, COMPLETE)
      // A failure while the store joins the parts is sent with a success status.
      const code = textIn(await completed.text(), 'Code')
      if (code) throw unavailable(new Error(`the store answered ${code}`))
    } catch (error) {
      await abortUpload(name, id)
      throw error
    }
  }

  return {
    async put(name, content) {
      const type = parseName(name)?.type
      const headers = {
        'content-type': type ?? 'application/octet-stream',
        ...(type && { 'cache-control': 'public, max-age=31536000, immutable' }),
      }
      const parts = splitIntoParts(content instanceof Uint8Array ? [content] : content, partSize)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      if (first.length === partSize) await putInParts(name, headers, first, parts)
      else await drained(await send({ method: 'PUT', url: urlOf(name), headers, body: first }))
    },

    async open(name) {
      const response = await client({ method: 'GET', url: urlOf(name) })
      if (response.status === 404) {
        await drained(response)
        return undefined
      }
      const { headers, body } = await expected(response)
      // The DOM's type and Node's describe the same stream.
      return { size: Number(headers.get('content-length')), stream: Readable.fromWeb(body! as ReadableStream) }
    },

    async remove(name) {
      await drained(await send({ method: 'DELETE', url: urlOf(name) }))
    },

    async *list() {
      let token: string | undefined
      do {
        const page = await listPage(token)
        yield* filesIn(page, prefix)
        token = textIn(page, 'NextContinuationToken')
      } while (token !== undefined)
    },

    async check() {
      await drained(await send({ method: 'HEAD', url: bucketUrl }, CHECK))
    },

    /**
     * A store may not support or allow listing multipart uploads: then a rule of the bucket aborts them
     * (docs/operations/deploy.md).
     */
    async removePartial(isOurs) {
      const url = `${bucketUrl}?uploads=&prefix=${encodeURIComponent(prefix)}`
      const page = await send({ method: 'GET', url }, CLEAN_UP).then(
        (response) => response.text(),
        () => '',
      )
      for (const [, upload = ''] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
        const name = textIn(upload, 'Key')?.slice(prefix.length) ?? ''
        const id = encodeURIComponent(textIn(upload, 'UploadId') ?? '')
        if (isOurs(name)) await abortUpload(name, id)
      }
    },
  }
}

/** The content in parts of this size, the last one with the rest. */
async function* splitIntoParts(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer, undefined> {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (let chunk of content) {
    while (length + chunk.length >= size) {
      yield Buffer.concat([...chunks, chunk.subarray(0, size - length)])
      chunk = chunk.subarray(size - length)
      chunks = []
      length = 0
    }
    chunks.push(chunk)
    length += chunk.length
  }
  if (length > 0) yield Buffer.concat(chunks)
}

/** Opens the store at startup; throws `OperatorError` if it is unusable. */
export async function openS3Storage(address: S3Address, keys: S3Keys): Promise<Storage> {
  const storage = createS3Storage(address, keys)
  try {
    // Retried once, because the store may be busy.
    await storage.check().catch(storage.check)
  } catch (error) {
    throw new OperatorError(
      `STORAGE_URL: the bucket at ${address.bucketUrl} cannot be used (${reasonOf(error)}); make it reachable, or correct STORAGE_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    )
  }
  return storage
}

/** Returns a successful response; throws for any other. */
async function expected(response: Response): Promise<Response> {
  if (response.ok) return response
  throw unavailable(await failureOf(response))
}

/** Reads a response to its end, so that its connection can be reused. */
const drained = (response: Response): Promise<unknown> => response.arrayBuffer()

function* filesIn(page: string, prefix: string): Generator<ListedFile> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = textIn(entry, 'Key')?.slice(prefix.length)
    const modifiedAt = new Date(textIn(entry, 'LastModified') ?? '')
    if (name) yield { name, size: Number(textIn(entry, 'Size')), modifiedAt }
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of the first element with this name. */
function textIn(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
}
