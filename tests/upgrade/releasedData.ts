import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Dialect } from '../../src/server/platform/db/connect.ts'
import { createEmptyDatabase, type TestDatabase } from '../helpers/testDatabases.ts'

/** The administrator's responses of the released version over its data. */
export interface Recorded {
  /** Time of recording: schedules and sessions depend on it. */
  at: string
  answers: Record<string, { status: number; location?: string; body: unknown }>
  /** The uploaded files that the responses name. */
  uploads: string[]
}

/**
 * Released versions with fixtures in this folder, by their last migration: version 0.1.0 (commit 7a54be96), and the last commit
 * before the baseline, with five more migrations.
 */
export const releases = ['0084', '0095'] as const

export type Released = Awaited<ReturnType<typeof unpackReleased>>

/** The fixtures of a released version, unpacked to a folder that the caller removes. */
export async function unpackReleased(release: (typeof releases)[number]) {
  const folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  await promisify(execFile)('tar', ['-xzf', join(import.meta.dirname, `released-${release}.tar.gz`), '-C', folder])
  const recorded = JSON.parse(await readFile(join(folder, 'recorded.json'), 'utf8')) as Recorded
  return { folder, data: join(folder, 'data'), backup: join(folder, 'backup.tar'), recorded }
}

/** A copy of the database and the uploads that the released version left. */
export async function copyReleased({ folder, data }: Released, dialect: Dialect): Promise<TestDatabase> {
  const place = await createEmptyDatabase(dialect)
  await cp(data, place.folder, { recursive: true })
  if (dialect === 'sqlite') return { ...place, url: `sqlite:${join(place.folder, 'filiz.sqlite')}` }
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  await client.query(await readFile(join(folder, 'postgres.sql'), 'utf8'))
  await client.end()
  return place
}
