import { backupTexts } from '../../../contract/texts/administrator/backups.ts'
import { Refused } from '../../shared/problems.ts'
import { reasonOf } from '../../shared/startRefused.ts'
import { CannotCopy } from '../copyUploads.ts'
import { BadBackup } from '../openBackup.ts'
import { CannotUnpack, Sealed, Unencrypted } from '../unpack.ts'
import { NotAsWritten } from './makeBackup.ts'

const { failures } = backupTexts

/** What the codes of disks mean to people. */
const OF_DISKS: Record<string, string> = {
  ENOSPC: failures.full,
  EDQUOT: failures.full,
  EFBIG: failures.full,
  EACCES: failures.forbidden,
  EPERM: failures.forbidden,
  EROFS: failures.forbidden,
  ENOENT: failures.missing,
  ENOTDIR: failures.missing,
  EIO: failures.missing,
  ESTALE: failures.missing,
  ENOTCONN: failures.missing,
}

/** What went wrong with a backup, in a sentence that says what to do. */
export function failureSentence(error: unknown): string {
  if (error instanceof Sealed) return failures[error.why]
  if (error instanceof Unencrypted) return failures.unencrypted
  if (error instanceof NotAsWritten) return failures.notAsWritten
  if (error instanceof BadBackup) return failures.damaged
  if (error instanceof CannotUnpack) return failures.cannotUnpack
  if (error instanceof CannotCopy) return failures.picture
  // A store that speaks S3 is not there, or says no.
  if (error instanceof Refused && error.cause) return failures.away(reasonOf(error))
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  return (syscall && code && OF_DISKS[code]) || failures.unexpected
}
