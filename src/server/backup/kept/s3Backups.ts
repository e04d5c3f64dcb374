import type { S3Address } from '../../uploads/s3Address.ts'
import { createS3Client, type Patience, type S3Client, type S3Keys, unavailable } from '../../uploads/s3Client.ts'
import { createS3Storage, emptied, expected, textIn } from '../../uploads/s3Storage.ts'
import type { ListedFile } from '../../uploads/storage.ts'
import type { BackupStore } from './backupStore.ts'
import { readName } from './names.ts'

/** What is sent at a time, in bytes: with the 10,000 parts that S3 allows, backups may have 160 GB. */
const PART = 16 * 1024 * 1024

/** A part may take its time on the way up. */
const SENDING: Patience = { timeout: 5 * 60_000, attempts: 4 }

/** Who only tidies up waits for nobody. */
const ONCE: Patience = { timeout: 10_000, attempts: 1 }

/** Keeps backups in a store that speaks S3. What is bigger than a part is sent in several, and is there once all of them are. */
export function s3Backups(address: S3Address, keys: S3Keys, part = PART): BackupStore {
  const files = createS3Storage(address, keys)
  const send = createS3Client(keys, address.region)
  const urlOf = (name: string) => address.bucketUrl + address.prefix + name
  return {
    async list() {
      const found: ListedFile[] = []
      for await (const file of files.list()) found.push(file)
      return found
    },
    open: files.open,
    remove: files.remove,
    // A store may not list them, or not to us: then a rule of the bucket takes them away (docs/operations.md).
    tidy: () => giveUpHalves(send, address).catch(() => {}),

    async write(name, content) {
      const pieces = piecesOf(content, part)
      const first = (await pieces.next()).value as Buffer
      const second = (await pieces.next()).value as Buffer | undefined
      if (!second) await put(send, urlOf(name), first)
      else await putInParts(send, urlOf(name), joined([first, second], pieces))
    },
  }
}

/** Gives up what was being sent in parts. It may hang no backup: a store that is away says so with the next call. */
async function giveUpHalves(send: S3Client, { bucketUrl, prefix }: S3Address): Promise<void> {
  const url = `${bucketUrl}?uploads=&prefix=${encodeURIComponent(prefix)}`
  const page = await (await expected(await send({ method: 'GET', url }, ONCE))).text()
  for (const [, upload = ''] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const name = textIn(upload, 'Key')?.slice(prefix.length) ?? ''
    const id = encodeURIComponent(textIn(upload, 'UploadId') ?? '')
    if (readName(name))
      await emptied(await send({ method: 'DELETE', url: `${bucketUrl}${prefix}${name}?uploadId=${id}` }, ONCE))
  }
}

async function put(send: S3Client, url: string, body: Buffer): Promise<string | null> {
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await expected(await send({ method: 'PUT', url, headers, body }, SENDING))
  await emptied(answer)
  return answer.headers.get('etag')
}

async function putInParts(send: S3Client, url: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const begun = await expected(await send({ method: 'POST', url: `${url}?uploads=` }))
  const id = encodeURIComponent(textIn(await begun.text(), 'UploadId') ?? '')
  try {
    let parts = ''
    let number = 0
    for await (const piece of pieces) {
      const etag = await put(send, `${url}?partNumber=${++number}&uploadId=${id}`, piece)
      parts += `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`)
    const ended = await expected(await send({ method: 'POST', url: `${url}?uploadId=${id}`, body }, SENDING))
    // A failure that comes while the parts are put together has the status of a success.
    const code = textIn(await ended.text(), 'Code')
    if (code) throw unavailable(new Error(`the store answered ${code}`))
  } catch (error) {
    await send({ method: 'DELETE', url: `${url}?uploadId=${id}` }).then(emptied, () => {})
    throw error
  }
}

/** What comes, in pieces of this size, the last one with the rest; one at least. */
async function* piecesOf(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (let chunk of content) {
    while (length + chunk.length > size) {
      chunks.push(chunk.subarray(0, size - length))
      chunk = chunk.subarray(size - length)
      yield Buffer.concat(chunks)
      chunks = []
      length = 0
    }
    chunks.push(chunk)
    length += chunk.length
  }
  yield Buffer.concat(chunks)
}

async function* joined<T>(first: Iterable<T>, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}
