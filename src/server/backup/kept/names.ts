/** A backup in the place that `BACKUP_URL` names, as its name says it. */
export interface Named {
  name: string
  /** The moment that it holds. */
  at: Date
  isEncrypted: boolean
  /** It keeps what a restore from the panel was about to replace. */
  isBeforeRestore: boolean
}

const FORM = /^backup-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-before-restore)?\.tar(\.age)?$/

/** The name is all that is ever read of a backup to know what it is; it has the time in UTC, and sorts by it. */
export const nameOf = ({ at, isEncrypted, isBeforeRestore }: Omit<Named, 'name'>): string =>
  `backup-${at.toISOString().replace(/[:.]/g, '-')}${isBeforeRestore ? '-before-restore' : ''}.tar${isEncrypted ? '.age' : ''}`

/** What a name says; undefined for any that we would not give. */
export function readName(name: string): Named | undefined {
  const [, day, hour, minute, second, rest, before, age] = FORM.exec(name) ?? []
  const at = new Date(`${day}${hour}:${minute}:${second}.${rest}Z`)
  if (Number.isNaN(at.getTime())) return undefined
  const named = { at, isEncrypted: Boolean(age), isBeforeRestore: Boolean(before) }
  return nameOf(named) === name ? { name, ...named } : undefined
}

/**
 * Beside each backup that was read back and found whole: its SHA-256, as `sha256sum --check` reads it. When it was written is
 * when that was.
 */
export const proofOf = (name: string): string => `${name}.sha256`

/** What ends the name of a proof. */
export const PROOF = /\.sha256$/
