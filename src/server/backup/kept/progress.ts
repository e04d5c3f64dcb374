import type { Db } from '../../db/tables.ts'
import { forgetRecord, HEARTBEAT, type Progress, writeRecord } from './records.ts'

interface Ground {
  db: Db
  clock: () => Date
  expectedBytes: number | undefined
}

/** Tells every instance how far a backup has come, now and then and as long as it is being made. */
export function createProgress({ db, clock, expectedBytes = undefined }: Ground) {
  const startedAt = clock().toISOString()
  let progress: Progress = { stage: 'writing', startedAt, bytes: 0, expectedBytes: expectedBytes ?? null }
  let written = 0
  let telling: Promise<unknown> = Promise.resolve()
  const tell = () => {
    telling = telling.then(() => writeRecord(db, 'running', progress, clock())).catch(() => {})
  }
  tell()
  const heart = setInterval(tell, HEARTBEAT)
  return {
    note(stage: Progress['stage'], bytes: number) {
      if (stage === 'writing') written = bytes
      progress = {
        ...progress,
        stage,
        bytes,
        expectedBytes: stage === 'reading' ? written || null : (expectedBytes ?? null),
      }
    },
    async end() {
      clearInterval(heart)
      await telling
      await forgetRecord(db, 'running')
    },
  }
}
