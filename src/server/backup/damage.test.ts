import { randomInt } from 'node:crypto'
import { mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, type Data, insert, openData } from '../../../tests/setup/backups.ts'
import { picture } from '../../../tests/setup/pictures.ts'
import { createPlace } from '../../../tests/setup/testApp.ts'
import { createChanges } from '../shared/changes.ts'
import { StartRefused } from '../shared/startRefused.ts'
import { keepPicture } from '../uploads/keepPicture.ts'
import { type Manifest, names } from './manifest.ts'
import { withBackup } from './openBackup.ts'
import { createSummedTar } from './summedTar.ts'

let data: Data
let folder: string
/** A small backup: some rows, one picture. */
let good: Buffer
let manifest: Manifest
beforeAll(async () => {
  data = await openData(await createPlace('sqlite'))
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
  await keepPicture({ ...data, changes: createChanges() }, await picture('png'))
  await insert(data.db, 'secrets', { name: 'a', value: 'x' }, { name: 'b', value: 'y' })
  const { path } = await backUp(data)
  good = await readFile(path)
  manifest = await withBackup(path, async (backup) => backup.manifest)
})
afterAll(async () => {
  await data.close()
  for (const path of [folder, data.folder]) await rm(path, { recursive: true })
})

/** Why a file is refused, which is said before anything is done with it. */
async function refusalOf(content: Buffer): Promise<string> {
  const path = join(folder, 'a.tar')
  await writeFile(path, content)
  return reasonWhy(path)
}

async function reasonWhy(path: string): Promise<string> {
  const failure = await withBackup(path, async () => 'it was taken for good').catch((error: unknown) => error)
  expect(failure, String(failure)).toBeInstanceOf(StartRefused)
  const { message } = failure as Error
  expect(message).toMatch(/^\S[^\n]+\.$/)
  return message
}

describe('a file is refused', () => {
  test('where one bit of it is another, wherever that is', async () => {
    for (let start = 0; start < good.length; start += 512) {
      const flipped = Buffer.from(good)
      const at = start + randomInt(512)
      flipped[at]! ^= 1 << randomInt(8)
      expect(await refusalOf(flipped), `byte ${at}`).toMatch(/is damaged|is not a backup|newer version/)
    }
  })

  test('where it ends too early, or too late', async () => {
    const path = join(folder, 'cut.tar')
    for (const size of [
      good.length - 1,
      good.length - 512,
      good.length - 1024,
      good.length - 1536,
      good.length - 2500,
      good.length - 3000,
    ]) {
      await writeFile(path, good)
      await truncate(path, size)
      expect(await reasonWhy(path), `${size} bytes`).toMatch(
        /is damaged \(.*\); nothing was changed\. Use another backup\.$/,
      )
    }
    expect(await refusalOf(Buffer.concat([good, Buffer.alloc(512)]))).toContain('it goes on behind its end')
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html>'.repeat(100))],
    ['an empty tar', Buffer.alloc(10_240)],
  ])('that is %s', async (_, content) => {
    expect(await refusalOf(content)).toMatch(/is not a backup/)
  })

  test('that is not there, or a folder', async () => {
    expect(await reasonWhy(join(folder, 'yok.tar'))).toMatch(
      /yok\.tar cannot be read \(ENOENT: no such file or directory\)/,
    )
    expect(await reasonWhy(folder)).toMatch(/is not a file/)
  })
})

describe('a tar that is whole is refused all the same', () => {
  type Parts = [name: string, content: string | object][]

  /** A tar with correct sums, of whichever parts. */
  async function tarOf(parts: Parts): Promise<string> {
    const path = join(folder, 'made.tar')
    const file = await open(path, 'w')
    const tar = createSummedTar(file, new Date())
    for (const [name, content] of parts) {
      const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content, null, 2))
      await tar.add(name, bytes.length, [bytes])
    }
    await tar.end()
    await file.close()
    return path
  }

  const without = (more: object = {}) => ({
    ...manifest,
    tables: { ...Object.fromEntries(Object.keys(manifest.tables).map((name) => [name, { rows: 0 }])), ...more },
  })
  const secrets = names.rows('secrets', 1)
  const row = '{"name":"a","value":"x"}\n'

  test('unless all of it is right', async () => {
    const path = await tarOf([
      [names.manifest, without({ secrets: { rows: 1 } })],
      [secrets, row],
    ])
    expect(await withBackup(path, async ({ manifest }) => manifest.tables.secrets)).toEqual({ rows: 1 })
  })

  test.each<[why: string, parts: () => Parts, sentence: RegExp]>([
    ['of a newer format', () => [[names.manifest, { format: 2, data: 'otherwise' }]], /newer version .*\(format 2\)/],
    [
      'with an unknown migration',
      () => [[names.manifest, { ...manifest, migrations: ['0001-accounts', '0002-x'] }]],
      /\(0002-x\)/,
    ],
    ['with a manifest that says nothing', () => [[names.manifest, {}]], /manifest\.json does not say/],
    [
      'with a row too few',
      () => [
        [names.manifest, without({ secrets: { rows: 2 } })],
        [secrets, row],
      ],
      /1 rows of secrets, and should have 2/,
    ],
    [
      'with a row of something else',
      () => [
        [names.manifest, without({ secrets: { rows: 1 } })],
        [secrets, '{"name":"a","value":7}\n'],
      ],
      /has rows that are none/,
    ],
    [
      'with a column too many',
      () => [
        [names.manifest, without({ secrets: { rows: 1 } })],
        [secrets, row.replace('{', '{"x":1,')],
      ],
      /has rows that are none/,
    ],
    [
      'without a table',
      () => [[names.manifest, { ...manifest, tables: {} }]],
      /manifest\.json says nothing of administrators/,
    ],
    ...[
      'uploads/../../etc/passwd',
      '/etc/passwd',
      'uploads/a.png',
      `uploads/${'a'.repeat(64)}-320.webp`,
      names.rows('secrets', 2),
      names.rows('sessions', 1),
    ].map((name): [string, () => Parts, RegExp] => [
      `with ${name}`,
      () => [
        [names.manifest, without()],
        [name, row],
      ],
      /does not belong there/,
    ]),
  ])('%s', async (_, parts, sentence) => {
    expect(await reasonWhy(await tarOf(parts()))).toMatch(sentence)
  })
})
