import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connectToRead } from '../../db/connect.ts'
import { encrypted } from '../age.ts'
import { pour } from '../pour.ts'
import { takeBackup } from '../takeBackup.ts'
import type { Source } from './makeBackup.ts'

/**
 * A backup of this moment as a stream, made as fast as it is read; nothing of it is written to a disk. Fails before the first byte
 * where it cannot begin. A stream that is destroyed ends the making.
 */
export async function streamBackup(source: Source, at: Date, passphrase: string | undefined): Promise<Readable> {
  const stream = new PassThrough()
  // Whoever sends it hears of an error too; until then nobody listens, and an error that nobody hears would end the process.
  stream.on('error', () => {})
  // A connection of its own: nobody who is being answered waits for it.
  const database = await connectToRead(source.url)
  const made = pour(
    (sink) => takeBackup({ ...source, ...database }, sink, at),
    async (content) => pipeline(passphrase ? await encrypted(content, passphrase) : content, stream),
  ).finally(database.close)
  made.catch((error: Error) => stream.destroy(error))
  await Promise.race([once(stream, 'readable'), made])
  return stream
}
