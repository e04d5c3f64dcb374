import { createHash } from 'node:crypto'
import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page of 50 kB takes 2 ms of another thread; the highest quality takes 50 ms and saves only 1 %. */
const QUALITY = { br: 5, gzip: 6 }

const ENCODERS = {
  br: (body: Buffer) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => gzipped(body, { level: QUALITY.gzip }),
  identity: async (body: Buffer) => body,
}
export type Encoding = keyof typeof ENCODERS

const ENCODING_STREAMS: Record<Exclude<Encoding, 'identity'>, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.br } }),
  gzip: () => createGzip({ level: QUALITY.gzip }),
}

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity']

/** A response body, compressed once per encoding, at the first request that accepts it. */
export interface EncodedBody {
  /** Weak: it identifies the content, whatever its encoding. */
  etag: string
  /** Maximum memory of the body with its encodings, in bytes. */
  size: number
  in(encoding: Encoding): Promise<Buffer>
  /** The compressed body, if it exists already. */
  ready(encoding: Encoding): Buffer | undefined
}

export function encodedBody(text: string, encoders = ENCODERS): EncodedBody {
  const body = Buffer.from(text)
  const encoded = new Map<Encoding, Buffer>([['identity', body]])
  const running = new Map<Encoding, Promise<Buffer>>()

  const encode = async (encoding: Encoding) => {
    try {
      const result = await encoders[encoding](body)
      encoded.set(encoding, result)
      return result
    } finally {
      // A failure is not cached: the next request tries again.
      running.delete(encoding)
    }
  }
  return {
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    size: body.length * 2,
    ready: (encoding) => encoded.get(encoding),
    async in(encoding) {
      const result = encoded.get(encoding) ?? running.get(encoding) ?? encode(encoding)
      if (result instanceof Promise) running.set(encoding, result)
      return result
    },
  }
}

/** Headers of a body that clients revalidate each time. */
export const revalidated = ({ etag }: Pick<EncodedBody, 'etag'>) => ({
  'cache-control': 'no-cache',
  etag,
  vary: 'accept-encoding',
})

/**
 * Sends a body in an encoding that the client accepts, or 304 if the client already has it. The caller sets other
 * headers.
 */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await body.in(encoding))
}

/** The best encoding that a request accepts (RFC 9110, section 12.5.3). */
export function encodingFor(acceptEncoding = ''): Encoding {
  const weights = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', weight = 'q=1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return [name, Number(weight.replace('q=', ''))] as const
    }),
  )
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return PREFERRED.find((encoding) => encoding === 'identity' || weightOf(encoding) > 0)!
}

/** Minimum length in characters; compressing shorter bodies gains nothing. */
const THRESHOLD = 1024

/** Compresses this scope's responses in an encoding that the request accepts. */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isStream = payload instanceof Readable
    if (!isStream && (typeof payload !== 'string' || payload.length < THRESHOLD)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    const etag = reply.getHeader('etag')
    // A strong ETag identifies the bytes, which change; a weak one identifies the content.
    if (etag && !String(etag).startsWith('W/')) reply.header('etag', `W/${etag}`)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    // `pipeline` destroys both streams when either ends early or fails.
    if (isStream) return pipeline(payload, ENCODING_STREAMS[encoding](), () => {})
    return ENCODERS[encoding](Buffer.from(payload))
  })
}
