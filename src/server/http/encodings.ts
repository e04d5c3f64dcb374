import { createHash } from 'node:crypto'
import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How hard to try: while somebody waits, and for what is sent again. */
type Effort = 'once' | 'again'
const QUALITY: Record<Effort, { br: number; gzip: number }> = { once: { br: 4, gzip: 5 }, again: { br: 9, gzip: 9 } }

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
export type Encoding = keyof typeof ENCODERS

/** The same for a body that is written piece by piece. */
const ENCODING_STREAMS: Record<Exclude<Encoding, 'identity'>, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.once.br } }),
  gzip: () => createGzip({ level: QUALITY.once.gzip }),
}

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity']

/** A body in the encodings that browsers ask for: made while the first one waits, and made smaller when it is asked for again. */
export interface EncodedBody {
  /** Weak: it names the content, whatever its encoding. */
  etag: string
  /** What it may come to hold in memory, in bytes. */
  size: number
  in(encoding: Encoding): Promise<Buffer>
  /** The same without waiting, where it has been made. */
  ready(encoding: Encoding): Buffer | undefined
}

export function encodedBody(text: string, encoders = ENCODERS): EncodedBody {
  const body = Buffer.from(text)
  const made = new Map<Encoding, Buffer>([['identity', body]])
  const making = new Map<Encoding, Promise<Buffer>>()
  const isSmallest = new Set<Encoding>(['identity'])

  const make = async (encoding: Encoding, effort: Effort) => {
    const encoded = await encoders[encoding](body, effort)
    made.set(encoding, encoded)
    return encoded
  }
  const ready = (encoding: Encoding) => {
    const known = made.get(encoding)
    if (known && !isSmallest.has(encoding)) {
      isSmallest.add(encoding)
      make(encoding, 'again').catch(() => {}) // what there is will do
    }
    return known
  }
  return {
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    size: body.length * 2,
    ready,
    async in(encoding) {
      const known = ready(encoding) ?? making.get(encoding)
      if (known) return known
      const first = make(encoding, 'once')
      making.set(encoding, first)
      // A failure is not cached: the next request tries again.
      first.catch(() => making.delete(encoding))
      return first
    },
  }
}

/** The best encoding that a request accepts (RFC 9110, section 12.5.3). Browsers know a handful of ways to say it. */
export function encodingFor(acceptEncoding = ''): Encoding {
  const known = chosen.get(acceptEncoding)
  if (known) return known
  const best = bestOf(acceptEncoding)
  if (chosen.size < MOST_WAYS && acceptEncoding.length < LONGEST_WAY) chosen.set(acceptEncoding, best)
  return best
}

const chosen = new Map<string, Encoding>()
const MOST_WAYS = 100
const LONGEST_WAY = 100

function bestOf(acceptEncoding: string): Encoding {
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

/** Below this a body gains nothing, in characters. */
const WORTH_IT = 1024

/** Compresses the answers of this scope as each request accepts it. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isLong = payload instanceof Readable
    if (!isLong && (typeof payload !== 'string' || payload.length < WORTH_IT)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    const etag = reply.getHeader('etag')
    // A strong tag names the bytes, which are others now; a weak one names what they mean.
    if (etag && !String(etag).startsWith('W/')) reply.header('etag', `W/${etag}`)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    // What ends the one ends the other, an error too.
    if (isLong) return pipeline(payload, ENCODING_STREAMS[encoding](), () => {})
    return ENCODERS[encoding](Buffer.from(payload), 'once')
  })
}
