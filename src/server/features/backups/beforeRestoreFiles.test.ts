import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beforeRestoreName, pruneBeforeRestoreFiles } from './backupFiles.ts'

test('before-restore files: pruned after 30 days, partial ones after one, other files never', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'before-restore-'))
  const now = new Date('2026-11-01T12:00:00.000Z')
  const write = async (day: string, nameOf: (at: Date) => string) => {
    const at = new Date(`${day}T00:00:00.000Z`)
    await writeFile(join(folder, nameOf(at)), '')
    await utimes(join(folder, nameOf(at)), at, at)
    return nameOf(at)
  }
  const partial = (at: Date) => `${beforeRestoreName(at, false)}.4d2f0c3e-0000-4000-8000-000000000000.partial`
  await write('2026-10-01', (at) => beforeRestoreName(at, false))
  await write('2026-10-02', (at) => beforeRestoreName(at, true))
  await write('2026-10-31', partial)
  const left = [
    await write('2026-10-30', (at) => beforeRestoreName(at, false)),
    await write('2026-11-01', partial),
    await write('2026-01-01', () => 'before-restore-benim.tar'),
    await write('2026-01-01', () => 'yedek.tar'),
  ]
  await pruneBeforeRestoreFiles(folder, () => now.getTime()).run()
  expect((await readdir(folder)).sort()).toEqual(left.sort())
  await rm(folder, { recursive: true })
})
