import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { refused } from '../http/problems.ts'

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Uint8Array
}

/** How long a store may take to begin its answer, in milliseconds, and how often it is asked. */
export interface Patience {
  timeout: number
  attempts: number
}

/** The slowest line that is waited for, in bytes a millisecond: an answer begins once all is sent. */
const SLOWEST_LINE = 125
const LONG = 1_000_000
export const patienceFor = (body: Uint8Array = new Uint8Array()): Patience => ({
  timeout: 10_000 + body.length / SLOWEST_LINE,
  attempts: body.length > LONG ? 2 : 4,
})
const FIRST_PAUSE = 100

/** What passes by itself: too many requests, and the store's own failures. */
const isPassing = (status: number) => status === 429 || status >= 500

export type S3Client = ReturnType<typeof createS3Client>

/** Asks a store that speaks S3: signed, with time-outs, and again after what passes by itself. */
export function createS3Client(keys: S3Keys, region: string) {
  return async (request: S3Request, { timeout, attempts } = patienceFor(request.body)): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(request, keys, region, timeout).catch((error: Error) => error)
      if (!(answer instanceof Error) && !isPassing(answer.status)) return answer
      const failure = answer instanceof Error ? answer : await failureOf(answer)
      if (attempt === attempts) throw unavailable(failure)
      await wait(FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

async function ask(request: S3Request, keys: S3Keys, region: string, timeout: number): Promise<Response> {
  const { method, url, body } = request
  const headers = await signedHeaders(request, keys, region)
  // Unsigned, because proxies change it; set, because a body that is packed on the way has not the length that it says.
  headers.set('accept-encoding', 'identity')
  const patience = new AbortController()
  const late = setTimeout(() => patience.abort(new Error(`${url} did not answer in ${timeout} ms`)), timeout)
  try {
    return await fetch(url, { method, headers, body: body as BodyInit | undefined, signal: patience.signal })
  } finally {
    // Once an answer has begun it may take its time: whoever reads it may be slow.
    clearTimeout(late)
  }
}

/** The headers of a request with Signature Version 4, the content's hash among what is signed. */
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

/** For those who ask: later. For those who read the log: why. */
export const unavailable = (cause: Error): Error => Object.assign(refused.unavailable(), { cause })

/** What a store says of a request that it refuses. */
export async function failureOf(answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '')
  const code = /<Code>([^<]*)<\/Code>/.exec(text)?.[1] ?? ''
  return new Error(`the store answered ${answer.status} ${code}`.trim())
}
