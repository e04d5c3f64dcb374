import { createOutput, type Strip } from './strip.ts'

/** How blocks begin (GIF89a, appendix A). */
const BLOCK = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const
const LABEL = { graphicControl: 0xf9, application: 0xff } as const
/** The one extension of programs that all of them know: how often the film is shown. Its data is three bytes long. */
const LOOPS: readonly string[] = ['NETSCAPE2.0\x03', 'ANIMEXTS1.0\x03']
const LOOPS_LENGTH = 19

export const stripGif: Strip = (file) => {
  const output = createOutput(file.length)
  const start = 13 + colourTableLength(file.readUInt8(10))
  output.add(file.subarray(0, start))
  for (let at = start; ; ) {
    const block = file.readUInt8(at)
    const end = endOf(file, at, block)
    const part = file.subarray(at, end)
    if (block !== BLOCK.extension || isKept(part)) output.add(part)
    if (block === BLOCK.trailer) return { bytes: output.bytes(), tail: file.subarray(end) }
    at = end
  }
}

function endOf(file: Buffer, at: number, block: number): number {
  if (block === BLOCK.trailer) return at + 1
  if (block === BLOCK.extension) return endOfData(file, at + 2)
  if (block !== BLOCK.image) throw new Error('no GIF block where one must be')
  return endOfData(file, at + 11 + colourTableLength(file.readUInt8(at + 9)))
}

function isKept(extension: Buffer): boolean {
  const label = extension.readUInt8(1)
  if (label === LABEL.graphicControl) return extension.length === 8
  const isLoops = extension.length === LOOPS_LENGTH && LOOPS.includes(extension.toString('latin1', 3, 15))
  return label === LABEL.application && isLoops
}

const colourTableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Data comes in pieces, each behind its length; an empty one ends it. */
function endOfData(file: Buffer, from: number): number {
  let at = from
  for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += 1 + length
  return at + 1
}
