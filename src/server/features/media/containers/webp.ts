import { createOutput, type Output, type Strip } from './strip.ts'

/** The chunks that make the picture, in the file and in each frame of an animation; all others tell about it. */
const KEPT: readonly string[] = ['VP8X', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']
const KEPT_IN_FRAME: readonly string[] = ['ALPH', 'VP8 ', 'VP8L']
/** What the picture's head says that it has: a colour profile, metadata of cameras and of programs. */
const GONE = 0x20 | 0x08 | 0x04
/** A frame's place, size and duration, before its own chunks. */
const FRAME_HEAD_LENGTH = 16

export const stripWebp: Strip = (file) => {
  const end = 8 + file.readUInt32LE(4)
  if (end > file.length) throw new Error('a WebP file ends too early')
  const output = createOutput(file.length + 2) // the last chunk may lack its padding
  output.add(file.subarray(0, 12))
  addChunks(output, file.subarray(12, end), KEPT)
  const bytes = output.bytes()
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return { bytes, tail: file.subarray(end) }
}

function addChunks(output: Output, chunks: Buffer, kept: readonly string[]): void {
  for (let at = 0; at < chunks.length; ) {
    const end = at + 8 + chunks.readUInt32LE(at + 4)
    if (end > chunks.length) throw new Error('a WebP chunk ends behind its file')
    const name = chunks.toString('latin1', at, at + 4)
    if (kept.includes(name)) addChunk(output, name, chunks.subarray(at + 8, end))
    at = end + (end % 2)
  }
}

function addChunk(output: Output, name: string, content: Buffer): void {
  const head = output.length
  output.add(Buffer.from(`${name}\0\0\0\0`, 'latin1'))
  if (name === 'ANMF') {
    output.add(content.subarray(0, FRAME_HEAD_LENGTH))
    addChunks(output, content.subarray(FRAME_HEAD_LENGTH), KEPT_IN_FRAME)
  } else output.add(content)
  const chunk = output.bytes().subarray(head)
  chunk.writeUInt32LE(chunk.length - 8, 4)
  if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~GONE, 8)
  if (chunk.length % 2) output.add(Buffer.alloc(1))
}
