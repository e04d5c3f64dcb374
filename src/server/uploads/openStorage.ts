import { join } from 'node:path'
import type { Env } from '../env.ts'
import { createFolderStorage } from './folderStorage.ts'
import { readS3Address } from './s3Address.ts'
import { openS3Storage } from './s3Storage.ts'
import type { Storage } from './storage.ts'

type Settings = Pick<
  Env,
  'DATA_DIR' | 'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN' | 'AWS_REGION'
>

/** Opens the place that the settings name for uploads: a store that speaks S3, or a folder in `DATA_DIR`. */
export async function openStorage(env: Settings): Promise<Storage> {
  if (!env.STORAGE_URL) return createFolderStorage(join(env.DATA_DIR, 'uploads'))
  return openS3Storage(readS3Address(env.STORAGE_URL, env.AWS_REGION), {
    accessKeyId: env.AWS_ACCESS_KEY_ID!,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY!,
    sessionToken: env.AWS_SESSION_TOKEN,
  })
}
