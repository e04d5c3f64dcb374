import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { createFolderStorage } from './folderStorage.ts'
import type { Storage } from './storage.ts'

type StorageSettings = Pick<
  Settings,
  'DATA_DIR' | 'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN' | 'AWS_REGION'
>

/** Uploads, and beside them what can be generated again: build files and OG images. */
type Place = 'uploads' | 'built' | 'sharing'

/** Opens the configured storage: S3, or a folder in `DATA_DIR`. */
export async function openStorage(settings: StorageSettings, place: Place = 'uploads'): Promise<Storage> {
  if (!settings.STORAGE_URL) return createFolderStorage(join(settings.DATA_DIR, place))
  const { openS3Storage, readS3Address } = await import('./s3.ts')
  const address = readS3Address(settings.STORAGE_URL, settings.AWS_REGION)
  const prefix = place === 'uploads' ? address.prefix : `${address.prefix}${place}/`
  return openS3Storage(
    { ...address, prefix },
    {
      // Settings require both keys beside STORAGE_URL.
      accessKeyId: settings.AWS_ACCESS_KEY_ID!,
      secretAccessKey: settings.AWS_SECRET_ACCESS_KEY!,
      sessionToken: settings.AWS_SESSION_TOKEN,
    },
  )
}
