/** How much of a file says what it is: a PNG may keep a colour profile before it tells that it moves. */
export const HEAD_BYTES = 64 * 1024

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** The brands of still pictures in HEVC, which most browsers cannot open (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']

/** Whether a file is a phone's HEIC, whatever its name says; systems that do not know the kind name no type. */
export const isHeic = (head: Uint8Array): boolean =>
  textAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.includes(textAt(head, 8, 4)) && !textAt(head, 8, 64).includes('avif')

/** Whether a PNG or a WebP moves, and would stand still once it was drawn anew. */
export function isMoving(head: Uint8Array): boolean {
  if (textAt(head, 0, 4) === 'RIFF') return textAt(head, 12, 4) === 'VP8X' && (head[20]! & 0x02) !== 0
  return textAt(head, 1, 3) === 'PNG' && chunksOf(head).includes('acTL')
}

/** The names of a PNG's chunks, as far as its beginning tells. */
function chunksOf(head: Uint8Array): string[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const names: string[] = []
  for (let at = 8; at + 8 <= head.length; at += view.getUint32(at) + 12) names.push(textAt(head, at + 4, 4))
  return names
}
