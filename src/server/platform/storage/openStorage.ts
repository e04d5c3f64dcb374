import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { createFolderStorage, openFolderStorage } from './folderStorage.ts'
import type { S3Keys } from './s3.ts'
import type { Storage } from './storage.ts'

type Credentials = Pick<Settings, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN' | 'AWS_REGION'>

/** Uploads; and files that can be regenerated: built files, and OG images (`sharing`). */
type Place = 'uploads' | 'built' | 'sharing'

/** Opens the configured storage: S3, or a folder in `DATA_DIR`. */
export async function openStorage(
  settings: Credentials & Pick<Settings, 'DATA_DIR' | 'STORAGE_URL'>,
  place: Place = 'uploads',
): Promise<Storage> {
  if (!settings.STORAGE_URL) return openFolderStorage(join(settings.DATA_DIR, place))
  const { openS3Storage, readS3Address } = await import('./s3.ts')
  const address = readS3Address(settings.STORAGE_URL, settings.AWS_REGION)
  const prefix = place === 'uploads' ? address.prefix : `${address.prefix}${place}/`
  return openS3Storage({ ...address, prefix }, keysOf(settings))
}

/** The storage of backups at `BACKUP_URL`, reachable or not; undefined without that setting. */
export async function openBackupStorage(
  settings: Credentials & Pick<Settings, 'BACKUP_URL'>,
): Promise<Storage | undefined> {
  const { BACKUP_URL } = settings
  if (!BACKUP_URL) return undefined
  if (!BACKUP_URL.startsWith('s3:')) return createFolderStorage(BACKUP_URL)
  const { createS3Storage, readS3Address } = await import('./s3.ts')
  return createS3Storage(readS3Address(BACKUP_URL, settings.AWS_REGION), keysOf(settings))
}

/** The settings require both keys for an S3 URL. */
const keysOf = (settings: Credentials): S3Keys => ({
  accessKeyId: settings.AWS_ACCESS_KEY_ID!,
  secretAccessKey: settings.AWS_SECRET_ACCESS_KEY!,
  sessionToken: settings.AWS_SESSION_TOKEN,
})
