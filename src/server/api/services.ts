import { resources as declared } from '../../contract/resources/index.ts'
import type { ContentServices } from '../content/stores.ts'
import { createTrash, type Trash } from '../content/trash/trash.ts'
import type { BackupContext } from '../features/backups/makeBackup.ts'
import { enqueuePurges } from '../features/cdn/purges.ts'
import { createSsrfGuard, type SsrfGuard } from '../features/webhooks/ssrfGuard.ts'
import type { Settings } from '../platform/config/settings.ts'
import type { Database } from '../platform/db/connect.ts'
import { createChanges } from '../platform/db/transaction.ts'
import { uploadTagOf } from '../platform/http/cdnHeaders.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { findMailer } from '../platform/mail/mailSettings.ts'
import { openBackupStorage, openStorage } from '../platform/storage/openStorage.ts'
import { recordPurges } from '../site/pageCache/pageCache.ts'
import { hooksOf, storesOf } from './stores.ts'

/** Services of routes, jobs and the command line. */
export interface Services extends ContentServices {
  /** The mailer in force; undefined while no mail server is set. */
  findMailer: () => Promise<Mailer | undefined>
  backups: BackupContext
  trash: Trash
  /** Check of the addresses that webhooks may be sent to. */
  targets: SsrfGuard
  /** Timeout of shared rate limit counters, in milliseconds; absent for the default. */
  counterTimeout?: number
  /** Purges a deleted upload from the CDN; absent without one. */
  purgeUpload?: ((hash: string) => Promise<void>) | undefined
}

/** Creates the services of a process; `given` services replace those from the settings. */
export async function createServices(
  settings: Settings,
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  given: Partial<Pick<Services, 'changes' | 'resources' | 'storage' | 'now' | 'counterTimeout'>> = {},
): Promise<Services> {
  const { changes = createChanges(), resources = declared, now = Date.now, counterTimeout } = given
  const storage = given.storage ?? (await openStorage(settings))
  const stores = storesOf(settings, resources)
  const hasPurges = settings.CDN_PURGE_URL !== undefined
  if (hasPurges) recordPurges(changes, { resources, now })
  return {
    db,
    dialect,
    changes,
    resources,
    hooks: hooksOf(settings),
    storage,
    stores,
    now,
    findMailer: () => findMailer(db, settings),
    backups: await backupContextOf(settings, { db, dialect, storage, changes, now }),
    trash: createTrash(stores),
    targets: createSsrfGuard(settings.WEBHOOK_PRIVATE),
    counterTimeout,
    purgeUpload: hasPurges ? (hash) => enqueuePurges({ db, changes }, [uploadTagOf(hash)], now()) : undefined,
  }
}

const backupContextOf = async (
  settings: Settings,
  services: Pick<Services, 'db' | 'dialect' | 'storage' | 'changes' | 'now'>,
): Promise<BackupContext> => ({
  ...services,
  url: settings.DATABASE_URL,
  passphrase: settings.BACKUP_PASSPHRASE,
  backupStorage: await openBackupStorage(settings),
  folder: settings.DATA_DIR,
  schedule: { at: settings.BACKUP_AT, timeZone: settings.SITE_TIMEZONE },
  maintenance: { isActive: false },
  progress: { running: null },
})
