import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How hard to try: for what is sent once, and for what is kept and sent again. */
type Effort = 'once' | 'kept'
const QUALITY: Record<Effort, { br: number; gzip: number }> = { once: { br: 4, gzip: 5 }, kept: { br: 8, gzip: 8 } }

const ENCODERS = {
  br: (body: Buffer, effort: Effort) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, effort: Effort) => gzipped(body, { level: QUALITY[effort].gzip }),
  identity: async (body: Buffer) => body,
}
type Encoding = keyof typeof ENCODERS

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity']

/** A body in the encodings that browsers ask for, each made once. */
export interface EncodedBody {
  /** Weak: it names the content, whatever its encoding. */
  etag: string
  /** What it may come to hold in memory, in bytes. */
  size: number
  in(encoding: Encoding): Promise<Buffer>
}

export function encodedBody(text: string, effort: Effort): EncodedBody {
  const body = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    size: body.length * 2,
    in(encoding) {
      const known = made.get(encoding) ?? ENCODERS[encoding](body, effort)
      made.set(encoding, known)
      return known
    },
  }
}

/** The best encoding that a request accepts (RFC 9110, section 12.5.3). */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
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

/** Below this a body gains nothing, in characters. */
const WORTH_IT = 1024

/** Compresses the answers of this scope as each request accepts it. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    const etag = reply.getHeader('etag')
    // A strong tag names the bytes, which are others now; a weak one names what they mean.
    if (etag && !String(etag).startsWith('W/')) reply.header('etag', `W/${etag}`)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return ENCODERS[encoding](Buffer.from(payload), 'once')
  })
}
