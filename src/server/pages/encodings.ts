import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const ENCODERS = {
  br: (body: Buffer) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => gzipped(body, { level: 8 }),
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

export function encodedBody(text: string): EncodedBody {
  const body = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    size: body.length * 2,
    in(encoding) {
      const known = made.get(encoding) ?? ENCODERS[encoding](body)
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
