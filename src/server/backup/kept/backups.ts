import type { BackupState } from '../../../contract/api/backups.ts'
import type { Db } from '../../db/tables.ts'
import type { Changes } from '../../shared/changes.ts'
import type { Plan } from './due.ts'
import { failureSentence } from './failureSentence.ts'
import { currentIn, type Kept, listKept, regularIn } from './listKept.ts'
import type { Keeping, Source } from './makeBackup.ts'
import { PROOF, proofOf, readName } from './names.ts'
import { type Progress, RECORDS, type Recorded, readRecords, writeRecord } from './records.ts'

/** What jobs, routes and whoever asks how the site is know of the backups that are made by themselves. */
export interface Backups {
  source: Source
  /** Absent where no place is set for them. */
  keeping: Keeping | undefined
  plan: Plan
  db: Db
  changes: Pick<Changes, 'emit'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Older than this the newest backup is too old, in milliseconds. */
const TOO_OLD = 2 * 24 * 60 * 60 * 1000

/** How it stands with the backups. It never fails: that their place cannot be asked is a failure to be told. */
export async function backupState(backups: Backups): Promise<BackupState> {
  const { keeping, db } = backups
  const now = new Date(backups.now())
  const records = await readRecords(db, now)
  const { running, asked } = records
  const { newest, proven, isEmpty, failure }: Look = keeping ? await lookAt(keeping, now) : {}
  // What lies there speaks for itself; where nobody can look, what is known of it does.
  const known = failure && records.made
  return {
    configured: Boolean(keeping),
    dueAt: backups.plan.at,
    encrypted: Boolean(backups.source.passphrase),
    lastAt: (newest?.at ?? known?.at)?.toISOString() ?? null,
    lastVerifiedAt: proven?.verifiedAt?.toISOString() ?? known?.verifiedAt ?? null,
    lastFailure: failureIn(records) ?? failure ?? null,
    isOld: Boolean(keeping) && isTooOld(records, proven, now),
    isLost: Boolean(keeping && records.made && isEmpty),
    running: running ? progressIn(running) : null,
    isAsked: Boolean(asked),
  }
}

const failureIn = ({ failed }: Recorded) => failed && { at: failed.at.toISOString(), message: failed.message }

const progressIn = ({ stage, startedAt, bytes, expectedBytes }: Progress): Progress => ({
  stage,
  startedAt,
  bytes,
  expectedBytes,
})

/** Whether there was no backup for too long: since the last one that was read back, or since they are made at all. */
export function isTooOld({ made, begun }: Recorded, proven: Kept | undefined, now: Date): boolean {
  const since = proven?.at ?? made?.at ?? begun?.at
  return since !== undefined && now.getTime() - since.getTime() >= TOO_OLD
}

interface Look {
  newest?: Kept | undefined
  proven?: Kept | undefined
  /** Whether none lies there, not even one that is refused. */
  isEmpty?: boolean
  failure?: { at: string; message: string } | undefined
}

/** The newest backup that lies there and the newest that was read back, or why they cannot be listed. */
export async function lookAt({ store, passphrase }: Pick<Keeping, 'store' | 'passphrase'>, now: Date): Promise<Look> {
  try {
    const all = await listKept(store, passphrase)
    const regular = regularIn(all, now)
    const proven = regular.find(({ verifiedAt }) => verifiedAt)
    return { newest: regular[0], proven, isEmpty: currentIn(all, now).length === 0 }
  } catch (error) {
    return { failure: { at: now.toISOString(), message: failureSentence(error) } }
  }
}

/** Has a backup of what there is now made as soon as can be, by whichever instance is first. */
export async function askForBackup({ db, changes, now }: Backups): Promise<void> {
  await writeRecord(db, 'asked', {}, new Date(now()))
  await changes.emit(RECORDS)
}

/** Removes a backup with its proof, the proof last: what is left of an end halfway proves nothing. */
export async function removeKept({ store }: Pick<Keeping, 'store'>, { name }: Pick<Kept, 'name'>): Promise<void> {
  await store.remove(name)
  await store.remove(proofOf(name))
}

/** Removes what an end halfway left: proofs whose backup is gone. Only for whoever is alone here. */
export async function removeLoneProofs({ store }: Pick<Keeping, 'store'>): Promise<void> {
  const names = new Set((await store.list()).map(({ name }) => name))
  const isLone = (name: string) => {
    const of = name.replace(PROOF, '')
    return of !== name && readName(of) !== undefined && !names.has(of)
  }
  for (const name of names) if (isLone(name)) await store.remove(name)
}
