import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Encoded = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** An image with a different colour in each corner, and noise that no format compresses away. */
export function drawn(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const noise = (x * 7 + y * 13 + ((x * y) % 11)) % 24
      pixels.set([(x / width) * 220 + noise, (y / height) * 220 + noise, 90 + noise], (y * width + x) * 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const picture = (format: Encoded, width = 60, height = 40): Promise<Buffer> =>
  drawn(width, height).toFormat(format).toBuffer()

/** An image with a phone's metadata: position, author and orientation. */
export const phonePhoto = (
  format: 'jpeg' | 'png' | 'webp',
  orientation = 1,
  width = 60,
  height = 40,
): Promise<Buffer> =>
  drawn(width, height)
    .toFormat(format)
    .withExif({ IFD0: { Artist: 'Ayşe Yılmaz', Make: 'Telefon' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><gizli/></x:xmpmeta>')
    .withMetadata({ orientation })
    .toBuffer()

/** An animation of three frames: red, green and blue. */
export const film = async (format: 'gif' | 'webp', width = 60, height = 40): Promise<Buffer> => {
  const frames = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format, { delay: [200, 200, 200], loop: 3 })
    .toBuffer()
}

/** One chunk of a PNG file, with a correct checksum, so that decoders continue. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(checksumOf(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A decompression bomb: a few kilobytes that claim to be an image of this size. */
export function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function checksumOf(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

/** A multipart form as browsers send it. */
export async function formOf(...parts: [field: string, content: Buffer | string, fileName?: string][]) {
  const form = new FormData()
  for (const [field, content, fileName = 'resim.png'] of parts)
    if (typeof content === 'string') form.append(field, content)
    else form.append(field, new Blob([new Uint8Array(content)]), fileName)
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type')! },
  }
}
