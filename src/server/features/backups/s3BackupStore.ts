import {
  createS3Client,
  createS3Storage,
  drained,
  expected,
  type RetryOptions,
  type S3Address,
  type S3Client,
  type S3Keys,
  textIn,
  unavailable,
} from '../../platform/storage/s3.ts'
import type { ListedFile } from '../../platform/storage/storage.ts'
import { type BackupStore, parseBackupName } from './storedBackups.ts'

/** Size of a part of a multipart upload in bytes: with the 10,000 parts that S3 allows, backups may have 160 GB. */
const PART_SIZE = 16 * 1024 * 1024

/** Timeout and attempts for sending a part. */
const SEND_PART: RetryOptions = { timeout: 5 * 60_000, attempts: 4 }

/** Cleaning up may fail; it is tried once, and soon given up. */
const CLEAN_UP: RetryOptions = { timeout: 10_000, attempts: 1 }

/** Stores backups in an S3 store. What is larger than a part is uploaded in several, and exists once all of them are there. */
export function createS3Store(address: S3Address, keys: S3Keys, partSize = PART_SIZE): BackupStore {
  const files = createS3Storage(address, keys)
  const send = createS3Client(keys, address.region)
  const urlOf = (name: string) => address.bucketUrl + address.prefix + name
  return {
    isRemote: true,
    async list() {
      const found: ListedFile[] = []
      for await (const file of files.list()) found.push(file)
      return found
    },
    open: files.open,
    remove: files.remove,
    // A store may not list uploads, or not to us: then a rule of the bucket aborts them (docs/operations.md).
    removePartial: () => abortUploads(send, address).catch(() => {}),

    async write(name, content) {
      const parts = splitIntoParts(content, partSize)
      const first = await parts.next()
      if (!first.value) throw new Error('no first part')
      const second = await parts.next()
      if (!second.value) await put(send, urlOf(name), first.value)
      else await uploadParts(send, urlOf(name), [first.value, second.value], parts)
    },
  }
}

/** Aborts multipart uploads of ours that a process had begun when it ended. */
async function abortUploads(send: S3Client, { bucketUrl, prefix }: S3Address): Promise<void> {
  const url = `${bucketUrl}?uploads=&prefix=${encodeURIComponent(prefix)}`
  const page = await (await expected(await send({ method: 'GET', url }, CLEAN_UP))).text()
  for (const [, upload = ''] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const name = textIn(upload, 'Key')?.slice(prefix.length) ?? ''
    const id = encodeURIComponent(textIn(upload, 'UploadId') ?? '')
    if (parseBackupName(name))
      await drained(await send({ method: 'DELETE', url: `${bucketUrl}${prefix}${name}?uploadId=${id}` }, CLEAN_UP))
  }
}

async function put(send: S3Client, url: string, body: Buffer): Promise<string | null> {
  const headers = { 'content-type': 'application/octet-stream' }
  const response = await expected(await send({ method: 'PUT', url, headers, body }, SEND_PART))
  await drained(response)
  return response.headers.get('etag')
}

async function uploadParts(send: S3Client, url: string, first: Buffer[], rest: AsyncIterable<Buffer>): Promise<void> {
  const begun = await expected(await send({ method: 'POST', url: `${url}?uploads=` }))
  const id = encodeURIComponent(textIn(await begun.text(), 'UploadId') ?? '')
  try {
    let parts = ''
    let number = 0
    const upload = async (part: Buffer) => {
      const etag = await put(send, `${url}?partNumber=${++number}&uploadId=${id}`, part)
      parts += `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`
    }
    for (const part of first) await upload(part)
    for await (const part of rest) await upload(part)
    const body = Buffer.from(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`)
    const completed = await expected(await send({ method: 'POST', url: `${url}?uploadId=${id}`, body }, SEND_PART))
    // A failure while the store joins the parts has the status of a success.
    const code = textIn(await completed.text(), 'Code')
    if (code) throw unavailable(new Error(`the store answered ${code}`))
  } catch (error) {
    await send({ method: 'DELETE', url: `${url}?uploadId=${id}` }).then(drained, () => {})
    throw error
  }
}

/** The content in parts of this size, the last one with the rest; at least one, which may be empty. */
async function* splitIntoParts(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, undefined> {
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
