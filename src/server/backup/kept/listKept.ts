import type { BackupStore } from './backupStore.ts'
import { type Named, proofOf, readName } from './names.ts'

/** A backup that is there. */
export interface Kept extends Named {
  bytes: number
  /** When it was read back and found whole; null where nobody has. */
  verifiedAt: Date | null
}

/** Clocks of instances differ by less than this, in milliseconds: what is of a later moment was made by a clock that was wrong. */
const AHEAD = 60 * 60_000

/** Those that stand for what there was until now; not what a restore replaced, nor any from the future. */
export const regularIn = (all: readonly Kept[], now: Date): Kept[] =>
  all.filter(({ isBeforeRestore, at }) => !isBeforeRestore && at.getTime() <= now.getTime() + AHEAD)

/** Every backup in a store, newest first; whatever else lies there is passed over. */
export async function listKept(store: Pick<BackupStore, 'list'>): Promise<Kept[]> {
  const files = new Map((await store.list()).map((file) => [file.name, file]))
  const kept = [...files.values()].flatMap(({ name, size }) => {
    const named = readName(name)
    return named ? [{ ...named, bytes: size, verifiedAt: files.get(proofOf(name))?.modifiedAt ?? null }] : []
  })
  return kept.sort((a, b) => b.at.getTime() - a.at.getTime())
}
