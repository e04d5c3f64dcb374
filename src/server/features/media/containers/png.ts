import { createOutput, type Strip } from './strip.ts'

/** The chunks that make the picture, moving ones too; all others tell about it (PNG, third edition, section 11). */
const KEPT: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'sRGB', 'acTL', 'fcTL', 'IDAT', 'fdAT', 'IEND']
const SIGNATURE_LENGTH = 8

/** Frames of an animated PNG as its `acTL` chunk announces them (PNG, third edition, section 11.3.6.1); 1 for a still one. */
export function countFrames(file: Buffer): number {
  const at = file.subarray(0, file.indexOf('IDAT')).indexOf('acTL')
  return at < 0 || at + 8 > file.length ? 1 : file.readUInt32BE(at + 4)
}
/** Length, name and checksum. */
const FRAME_LENGTH = 12

export const stripPng: Strip = (file) => {
  const output = createOutput(file.length)
  output.add(file.subarray(0, SIGNATURE_LENGTH))
  for (let at = SIGNATURE_LENGTH; ; ) {
    const end = at + FRAME_LENGTH + file.readUInt32BE(at)
    if (end > file.length) throw new Error('a PNG chunk ends behind its file')
    const name = file.toString('latin1', at + 4, at + 8)
    if (KEPT.includes(name)) output.add(file.subarray(at, end))
    if (name === 'IEND') return { bytes: output.bytes(), tail: file.subarray(end) }
    at = end
  }
}
