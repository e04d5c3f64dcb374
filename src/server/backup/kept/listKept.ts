import type { BackupStore } from './backupStore.ts'
import { type Named, proofOf, readName } from './names.ts'

/** A backup that is there. */
export interface Kept extends Named {
  bytes: number
  /** When it was read back and found whole; null where nobody has. */
  verifiedAt: Date | null
  /** Whether it is not refused: it is encrypted, or no backup of this site is. */
  isRestorable: boolean
}

/** Clocks of instances differ by less than this, in milliseconds: what is of a later moment was made by a clock that was wrong. */
const AHEAD = 60 * 60_000

/** Those that stand for what there was until now; not what a restore replaced, nor any from the future. */
export const currentIn = (all: readonly Kept[], now: Date): Kept[] =>
  all.filter(({ isBeforeRestore, at }) => !isBeforeRestore && at.getTime() <= now.getTime() + AHEAD)

/** Those of them that a restore takes. */
export const regularIn = (all: readonly Kept[], now: Date): Kept[] =>
  currentIn(all, now).filter(({ isRestorable }) => isRestorable)

/** Every backup in a store, newest first; whatever else lies there is passed over. With a passphrase plain ones are refused. */
export async function listKept(store: Pick<BackupStore, 'list'>, passphrase?: string): Promise<Kept[]> {
  const files = new Map((await store.list()).map((file) => [file.name, file]))
  const kept = [...files.values()].flatMap(({ name, size }) => {
    const named = readName(name)
    if (!named) return []
    const isRestorable = named.isEncrypted || passphrase === undefined
    return [{ ...named, bytes: size, verifiedAt: files.get(proofOf(name))?.modifiedAt ?? null, isRestorable }]
  })
  return kept.sort((a, b) => b.at.getTime() - a.at.getTime())
}
