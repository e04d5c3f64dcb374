import type { FileHandle } from 'node:fs/promises'
import type { Sink } from './pour.ts'

/** Everything in a tar begins at a multiple of this. */
const BLOCK = 512
const CHUNK = 256 * 1024
const END = Buffer.alloc(2 * BLOCK)

/** One file in a tar: where its content begins, and how long it is. */
export interface Part {
  name: string
  start: number
  size: number
}

/** What is read is no tar of ours, whole and as it was written. */
export class Damaged extends Error {}

/** Writes a tar (POSIX ustar) of plain files with short names, as any tar program reads it. */
export function createTarWriter(file: Sink, time: Date) {
  const write = async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
  }
  return {
    /** Writes one file, of exactly so many bytes. */
    async add(name: string, size: number, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
      await write(headerOf(name, size, secondsOf(time)))
      let written = 0
      for await (const chunk of chunks) {
        await write(chunk)
        written += chunk.length
      }
      if (written !== size) throw new Error(`${name} has ${written} bytes, not ${size} as was said`)
      await write(Buffer.alloc(paddingOf(size)))
    },
    end: () => write(END),
  }
}

/** The files in a tar, as its headers name them. Throws `Damaged` for one that `createTarWriter` did not write. */
export async function* partsOf(file: FileHandle): AsyncGenerator<Part> {
  const { size: whole } = await file.stat()
  for (let at = 0; ; ) {
    const block = await readAt(file, at, BLOCK)
    if (isEmpty(block)) {
      const isEnd = whole === at + END.length && isEmpty(await readAt(file, at, END.length))
      if (!isEnd) throw new Damaged('it goes on behind its end')
      return
    }
    const { name, size } = readHeader(block)
    const start = at + BLOCK
    at = start + size + paddingOf(size)
    if (at + END.length > whole) throw new Damaged('it ends too early')
    yield { name, start, size }
    if (!isEmpty(await readAt(file, start + size, paddingOf(size)))) throw new Damaged(`${name} is longer than it says`)
  }
}

/** The content of one file of a tar. */
export async function* chunksOf(file: FileHandle, { start, size }: Part): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += CHUNK) yield await readAt(file, start + at, Math.min(CHUNK, size - at))
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; ) {
    const { bytesRead } = await file.read(bytes, at, length - at, position + at)
    if (bytesRead === 0) throw new Damaged('it ends too early')
    at += bytesRead
  }
  return bytes
}

function headerOf(name: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100, 'latin1')
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(size, 11)}\0`, 124)
  header.write(`${octal(seconds, 11)}\0`, 136)
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

/** Only what we would have written is taken for a header: then no bit of it is otherwise than it was. */
function readHeader(block: Buffer): { name: string; size: number } {
  const name = block.toString('latin1', 0, 100).replace(/\0.*$/s, '')
  const [size, seconds] = [numberAt(block, 124), numberAt(block, 136)]
  if (!headerOf(name, size, seconds).equals(block)) throw new Damaged('a header is not as it was written')
  return { name, size }
}

const numberAt = (block: Buffer, start: number) => Number.parseInt(block.toString('latin1', start, start + 11), 8) || 0
const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)
const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK
const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0)
