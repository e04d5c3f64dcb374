import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createDesk } from '../../../tests/setup/backups.ts'
import { keepBefore, tidyKeptBefore } from './keptBefore.ts'

const { empty, close } = createDesk()
afterEach(close)

test('what the verb kept goes after 30 days, and halves of it at once; nothing else does', async () => {
  const { db, url, folder } = await empty('sqlite')
  const place = { db, url, folder: join(folder, 'yedekler') }
  await mkdir(place.folder)
  const keep = (now: string, isEncrypted = false) =>
    keepBefore(place, { now: new Date(now), isEncrypted }, (path) => writeFile(path, ''))
  await keep('2026-10-01T00:00:00.000Z')
  await keep('2026-10-02T00:00:00.000Z', true)
  await keep('2026-10-30T00:00:00.000Z')
  const others = ['before-restore-benim.tar', 'before-restore-2026-13-01T00-00-00-000Z.tar', 'yedek.tar']
  const half = 'before-restore-2026-10-31T00-00-00-000Z.tar.0f4.partial'
  for (const name of [...others, half]) await writeFile(join(place.folder, name), '')
  await tidyKeptBefore(place, new Date('2026-11-01T12:00:00.000Z'))
  expect((await readdir(place.folder)).sort()).toEqual(
    [...others, 'before-restore-2026-10-30T00-00-00-000Z.tar'].sort(),
  )
})
