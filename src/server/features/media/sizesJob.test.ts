import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillRows } from '../../../../tests/setup/fillRows.ts'
import { PATIENCE } from '../../../../tests/setup/patience.ts'
import { picture } from '../../../../tests/setup/pictures.ts'
import { sampleOf } from '../../../../tests/setup/samples.ts'
import { serverProcesses } from '../../../../tests/setup/serverProcess.ts'
import { openTestDatabase } from '../../../../tests/setup/testApp.ts'
import { slides } from '../../../contract/resources/slides/slides.ts'
import { connect } from '../../platform/db/connect.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createChanges } from '../../platform/events/changes.ts'
import { createFolderStorage } from '../../platform/storage/folderStorage.ts'
import { keepPicture } from './keepPicture.ts'
import { makeMissingSizes, missingSizes } from './missingSizes.ts'

const { folder, startServing } = serverProcesses()

test('a server that starts has the sizes made that its pictures lack, without anybody asking', async () => {
  const data = join(folder(), 'data')
  const storage = await createFolderStorage(join(data, 'uploads'))
  const database = await connect(`sqlite:${join(data, 'filiz.sqlite')}`)
  await migrate(database)
  const { name } = await keepPicture(
    { db: database.db, changes: createChanges(), storage },
    await picture('png', 400, 200),
  )
  await database.close()

  const { child, ended } = await startServing()
  const sizes = ['320', '400'].flatMap((width) => ['avif', 'webp'].map((format) => `-${width}.${format}`))
  const wanted = [...sizes, '.png'].map((end) => name.slice(0, 64) + end).toSorted()
  // They are made behind everything else that this machine does.
  await expect
    .poll(async () => (await readdir(join(data, 'uploads'))).sort(), { timeout: 4 * PATIENCE })
    .toEqual(wanted)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ status: 0, err: '' })
})

test('of sizes that are missing the narrowest of all pictures come first, and those that are there are left alone', async () => {
  const database = await openTestDatabase('sqlite')
  await migrate(database)
  const shelf = { db: database.db, storage: await createFolderStorage(database.folder) }
  const keep = async (width: number) =>
    keepPicture({ ...shelf, changes: createChanges() }, await picture('png', width, 300))
  for (const width of [700, 400]) await keep(width)
  const widths = async () => (await missingSizes(shelf)).map(({ cut }) => cut.width)
  expect(await widths()).toEqual([320, 320, 400, 640, 700])
  await makeMissingSizes(shelf)
  expect(await widths()).toEqual([])
  // A slide is given its upright parts besides.
  const { name } = await keep(400)
  await fillRows(database.db, slides, 1, () => ({
    ...sampleOf(slides),
    createdAt: '2026-05-01T00:00:00.000Z',
    imageUrl: `/uploads/${name}`,
  }))
  expect(await widths()).toEqual([320, 400])
  await makeMissingSizes(shelf)
  expect(await widths()).toEqual([])
  await database.close()
})
