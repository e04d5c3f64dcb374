import type { Settings } from '../../process/settings.ts'
import { readS3Address } from '../../uploads/s3Address.ts'
import type { BackupStore } from './backupStore.ts'
import { folderBackups } from './folderBackups.ts'

type StoreSettings = Pick<
  Settings,
  'BACKUP_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN' | 'AWS_REGION'
>

/** The place that `BACKUP_URL` names, whether or not it can be reached now; undefined where it names none. */
export async function openBackupStore(settings: StoreSettings): Promise<BackupStore | undefined> {
  const { BACKUP_URL } = settings
  if (!BACKUP_URL) return undefined
  if (!BACKUP_URL.startsWith('s3:')) return folderBackups(BACKUP_URL)
  const { s3Backups } = await import('./s3Backups.ts')
  return s3Backups(readS3Address(BACKUP_URL, settings.AWS_REGION), {
    accessKeyId: settings.AWS_ACCESS_KEY_ID!,
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY!,
    sessionToken: settings.AWS_SESSION_TOKEN,
  })
}
