import { createHash, type Hash } from 'node:crypto'
import { names, sumLine } from './manifest.ts'
import type { Sink } from './pour.ts'
import { createTarWriter } from './tar.ts'

export type AddPart = (name: string, size: number, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<string>

/** Writes a tar, answers the SHA-256 of each part, and writes those of all as the last part. */
export function createSummedTar(file: Sink, now: Date) {
  const tar = createTarWriter(file, now)
  const sums: string[] = []
  const add: AddPart = async (name, size, chunks) => {
    const hash = createHash('sha256')
    await tar.add(name, size, hashing(chunks, hash))
    const sha256 = hash.digest('hex')
    sums.push(sumLine(name, sha256))
    return sha256
  }
  return {
    add,
    async end() {
      const all = Buffer.from(sums.join(''))
      await tar.add(names.sums, all.length, [all])
      await tar.end()
    },
  }
}

async function* hashing(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, hash: Hash) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}
