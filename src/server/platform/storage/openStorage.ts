import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { createFolderStorage } from './folderStorage.ts'
import { readS3Address } from './s3Address.ts'
import type { Storage } from './storage.ts'

type StorageSettings = Pick<
  Settings,
  'DATA_DIR' | 'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN' | 'AWS_REGION'
>

/** Uploads, and beside them what can be made again: files of builds, and drawn sharing pictures. */
type Place = 'uploads' | 'built' | 'sharing'

/**
 * Opens the place that the settings name for uploads, or one beside it: a store that speaks S3, or a folder in `DATA_DIR`.
 */
export async function openStorage(settings: StorageSettings, place: Place = 'uploads'): Promise<Storage> {
  if (!settings.STORAGE_URL) return createFolderStorage(join(settings.DATA_DIR, place))
  const address = readS3Address(settings.STORAGE_URL, settings.AWS_REGION)
  const prefix = place === 'uploads' ? address.prefix : `${address.prefix}${place}/`
  const { openS3Storage } = await import('./s3Storage.ts')
  return openS3Storage(
    { ...address, prefix },
    {
      accessKeyId: settings.AWS_ACCESS_KEY_ID!,
      secretAccessKey: settings.AWS_SECRET_ACCESS_KEY!,
      sessionToken: settings.AWS_SESSION_TOKEN,
    },
  )
}
