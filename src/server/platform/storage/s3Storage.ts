import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { reasonOf, StartRefused } from '../config/startRefused.ts'
import { parseName } from './fileNames.ts'
import type { S3Address } from './s3Address.ts'
import { createS3Client, failureOf, type Patience, type S3Keys, unavailable } from './s3Client.ts'
import type { ListedFile, Storage } from './storage.ts'

/** Whoever asks whether the store is there wants to know it soon. */
const CHECK: Patience = { timeout: 3000, attempts: 1 }

/** Keeps files in a store that speaks S3: Amazon's, MinIO, R2 and the like. */
export function createS3Storage({ bucketUrl, region, prefix }: S3Address, keys: S3Keys): Storage {
  const send = createS3Client(keys, region)
  const urlOf = (name: string) => bucketUrl + prefix + name

  const listPage = async (token: string | undefined): Promise<string> => {
    const rest = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
    const url = `${bucketUrl}?list-type=2&delimiter=%2F&prefix=${encodeURIComponent(prefix)}${rest}`
    return (await expected(await send({ method: 'GET', url }))).text()
  }

  return {
    async put(name, body) {
      const headers = {
        'content-type': parseName(name)?.type ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      }
      await emptied(await expected(await send({ method: 'PUT', url: urlOf(name), headers, body })))
    },

    async open(name) {
      const answer = await send({ method: 'GET', url: urlOf(name) })
      if (answer.status === 404) {
        await emptied(answer)
        return undefined
      }
      const { headers, body } = await expected(answer)
      return { size: Number(headers.get('content-length')), stream: Readable.fromWeb(body! as ReadableStream) }
    },

    async remove(name) {
      await emptied(await expected(await send({ method: 'DELETE', url: urlOf(name) })))
    },

    async *list() {
      let token: string | undefined
      do {
        const page = await listPage(token)
        yield* filesIn(page, prefix)
        token = textIn(page, 'NextContinuationToken')
      } while (token !== undefined)
    },

    async check() {
      await emptied(await expected(await send({ method: 'HEAD', url: bucketUrl }, CHECK)))
    },
  }
}

/** Opens the store at the start, or refuses to start with what is wrong with it. */
export async function openS3Storage(address: S3Address, keys: S3Keys): Promise<Storage> {
  const storage = createS3Storage(address, keys)
  try {
    // A start may take its time, and what is busy may answer the second time.
    await storage.check().catch(storage.check)
  } catch (error) {
    throw new StartRefused(
      `STORAGE_URL: the bucket at ${address.bucketUrl} cannot be used (${reasonOf(error)}); make it reachable, or mend STORAGE_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    )
  }
  return storage
}

/** The answer, if it is the one hoped for. */
export async function expected(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  throw unavailable(await failureOf(answer))
}

/** Reads an answer to its end, so that its connection is free for the next. */
export const emptied = (answer: Response): Promise<unknown> => answer.arrayBuffer()

function* filesIn(page: string, prefix: string): Generator<ListedFile> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = textIn(entry, 'Key')?.slice(prefix.length)
    const modifiedAt = new Date(textIn(entry, 'LastModified') ?? '')
    if (name) yield { name, size: Number(textIn(entry, 'Size')), modifiedAt }
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What stands in the first element of this name. */
export function textIn(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
}
