import { brotliDecompressSync } from 'node:zlib'

/**
 * The characters that a WOFF2 file can draw, read from its `cmap` table (formats 4 and 12), independently of the tool
 * that made the file. Throws when the file is no WOFF2 or has no Unicode `cmap`.
 */
export function charactersIn(woff2: Buffer): Set<string> {
  const cmap = tableOf(woff2, CMAP)
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, record) => cmap.readUInt32BE(8 + record * 8))
  const found = offsets.flatMap((offset) => {
    const table = cmap.subarray(offset)
    return readers[table.readUInt16BE(0)]?.(table) ?? []
  })
  if (found.length === 0) throw new Error('the font maps no Unicode characters')
  return new Set(found.map((code) => String.fromCodePoint(code)))
}

/** Index of `cmap` among the known tags of WOFF2 (section 4.1), and of the two tables that it transforms. */
const CMAP = 0
const TRANSFORMED = [10, 11] // glyf, loca

/** One table out of a WOFF2 file (W3C WOFF 2.0, sections 4.1 and 4.2). */
function tableOf(woff2: Buffer, wanted: number): Buffer {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  let at = 48
  let start = 0
  let place: [start: number, end: number] | undefined
  const number = (): number => {
    let value = 0
    for (let byte = 0x80; byte & 0x80; ) {
      byte = woff2.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }
  for (let table = 0; table < woff2.readUInt16BE(12); table++) {
    const flags = woff2.readUInt8(at++)
    const tag = flags & 0x3f
    if (tag === 0x3f) at += 4
    const plain = number()
    const isTransformed = TRANSFORMED.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0
    const length = isTransformed ? number() : plain
    if (tag === wanted) place = [start, start + length]
    start += length
  }
  if (!place) throw new Error('the font has no such table')
  return brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20))).subarray(...place)
}

const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset)

/** Code points of a `cmap` subtable, by its format (OpenType, "cmap"). */
const readers: Readonly<Record<number, (table: Buffer) => number[]>> = {
  4: (table) => {
    const size = table.readUInt16BE(6)
    return Array.from({ length: size / 2 }, (_, segment) => {
      const [end, start] = [table.readUInt16BE(14 + segment * 2), table.readUInt16BE(16 + size + segment * 2)]
      return start === 0xffff ? [] : span(start, end)
    }).flat()
  },
  12: (table) =>
    Array.from({ length: table.readUInt32BE(12) }, (_, group) =>
      span(table.readUInt32BE(16 + group * 12), table.readUInt32BE(20 + group * 12)),
    ).flat(),
}
