import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beforeRestorePath, removeOldFiles } from './storedBackups.ts'

test('before-restore files: pruned after 30 days, partial ones at once, other files never', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'before-restore-'))
  const keep = (now: string, isEncrypted = false) =>
    writeFile(beforeRestorePath(folder, { now: new Date(now), isEncrypted }), '')
  await keep('2026-10-01T00:00:00.000Z')
  await keep('2026-10-02T00:00:00.000Z', true)
  await keep('2026-10-30T00:00:00.000Z')
  const others = ['before-restore-benim.tar', 'before-restore-2026-13-01T00-00-00-000Z.tar', 'yedek.tar']
  const partial = 'before-restore-2026-10-31T00-00-00-000Z.tar.0f4.partial'
  for (const name of [...others, partial]) await writeFile(join(folder, name), '')
  await removeOldFiles(folder, new Date('2026-11-01T12:00:00.000Z'))
  expect((await readdir(folder)).sort()).toEqual([...others, 'before-restore-2026-10-30T00-00-00-000Z.tar'].sort())
  await rm(folder, { recursive: true })
})
