import type { BackupState } from '../../../contract/backupCalls.ts'
import type { Db } from '../../db/tables.ts'
import type { Changes } from '../../shared/changes.ts'
import type { Plan } from './due.ts'
import { failureSentence } from './failureSentence.ts'
import { type Kept, listKept } from './listKept.ts'
import type { Keeping } from './makeBackup.ts'
import { PROOF, proofOf, readName } from './names.ts'
import { type Progress, RECORDS, type Recorded, readRecords, writeRecord } from './records.ts'

/** What jobs, routes and whoever asks how the site is know of the backups that are made by themselves. */
export interface Backups {
  /** Absent where no place is set for them. */
  keeping: Keeping | undefined
  plan: Plan
  db: Db
  changes: Pick<Changes, 'emit'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Older than this the newest backup is too old, in milliseconds. */
export const TOO_OLD = 2 * 24 * 60 * 60 * 1000

/** How it stands with the backups. It never fails: that their place cannot be asked is a failure to be told. */
export async function backupState(backups: Backups): Promise<BackupState> {
  const { keeping, db } = backups
  const now = new Date(backups.now())
  const records = await readRecords(db, now)
  const { running, asked } = records
  const unlisted = { newest: undefined, proven: undefined, failure: undefined }
  const { newest, proven, failure } = keeping ? await lookAt(keeping, now) : unlisted
  const last = proven?.at ?? records.made?.at
  return {
    configured: Boolean(keeping),
    dueAt: backups.plan.at,
    encrypted: Boolean(keeping?.passphrase),
    lastAt: (newest?.at ?? records.made?.at)?.toISOString() ?? null,
    lastVerifiedAt: proven?.verifiedAt?.toISOString() ?? records.made?.verifiedAt ?? null,
    lastFailure: failureIn(records) ?? failure ?? null,
    isOld: Boolean(keeping && last && now.getTime() - last.getTime() >= TOO_OLD),
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

/** The newest backup that lies there and the newest that was read back, or why they cannot be listed. */
export async function lookAt({ store }: Keeping, now: Date) {
  try {
    const all = (await listKept(store)).filter(({ isBeforeRestore }) => !isBeforeRestore)
    return { newest: all[0], proven: all.find(({ verifiedAt }) => verifiedAt), failure: undefined }
  } catch (error) {
    const failure = { at: now.toISOString(), message: failureSentence(error) }
    return { newest: undefined, proven: undefined, failure }
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
