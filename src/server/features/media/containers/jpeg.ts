import { createOutput, type Strip } from './strip.ts'

const MARKER = { end: 0xd9, scan: 0xda, app0: 0xe0, app14: 0xee, app15: 0xef, comment: 0xfe } as const

export const stripJpeg: Strip = (file) => {
  const output = createOutput(file.length)
  output.add(file.subarray(0, 2))
  for (let at = 2; ; ) {
    if (file[at] !== 0xff) throw new Error('no JPEG marker where one must be')
    const marker = file.readUInt8(at + 1)
    if (marker === MARKER.end) {
      output.add(file.subarray(at, at + 2))
      return { bytes: output.bytes(), tail: file.subarray(at + 2) }
    }
    const end = marker === 0xff ? at + 1 : endOfSegment(file, at, marker)
    const segment = file.subarray(at, end)
    if (isKept(marker, segment)) output.add(segment)
    at = end
  }
}

/** How many scans a JPEG has, at most `most`. */
export function countScans(file: Buffer, most: number): number {
  let scans = 0
  for (let at = file.indexOf(SCAN); at >= 0 && scans < most; at = file.indexOf(SCAN, at + 2)) scans++
  return scans
}
const SCAN = Buffer.from([0xff, MARKER.scan])

/** Of what programs add only that which says how to read the colours: JFIF without its thumbnail, and Adobe's. */
function isKept(marker: number, segment: Buffer): boolean {
  if (marker === MARKER.app0) return segment.length === 18 && segment.toString('latin1', 4, 9) === 'JFIF\0'
  if (marker === MARKER.app14) return segment.length === 16 && segment.toString('latin1', 4, 9) === 'Adobe'
  return marker !== 0xff && marker !== MARKER.comment && (marker < MARKER.app0 || marker > MARKER.app15)
}

function endOfSegment(file: Buffer, at: number, marker: number): number {
  const end = at + 2 + file.readUInt16BE(at + 2)
  return marker === MARKER.scan ? endOfScan(file, end) : end
}

/** Coded data ends at a marker that is neither an escaped byte nor a restart (ITU T.81, section B.1.1.5). */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at)) {
    const next = file.readUInt8(at + 1)
    const isData = next === 0x00 || (next >= 0xd0 && next <= 0xd7)
    if (!isData && next !== 0xff) return at
    at += isData ? 2 : 1
  }
  throw new Error('a JPEG scan has no end')
}
