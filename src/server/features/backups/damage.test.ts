import { execFileSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  backUp,
  type Data,
  insert,
  openData,
  partsIn,
  verifyFile,
  tarOf as writeTar,
} from '../../../../tests/helpers/backups.ts'
import { picture } from '../../../../tests/helpers/images.ts'
import { createEmptyDatabase } from '../../../../tests/helpers/testApp.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'
import { storeFile } from '../media/uploads.ts'
import { type Manifest, partNames } from './archiveFormat.ts'

let data: Data
let folder: string
/** A small backup: some rows, one picture. */
let good: Buffer
let manifest: Manifest
beforeAll(async () => {
  data = await openData(await createEmptyDatabase('sqlite'))
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
  await storeFile(data, await picture('png'))
  await insert(data.db, 'milestones', { name: 'a', reachedAt: 'x' }, { name: 'b', reachedAt: 'y' })
  const { path } = await backUp(data)
  good = await readFile(path)
  ;({ manifest } = await verifyFile(path))
})
afterAll(async () => {
  await data.close()
  for (const path of [folder, data.folder]) await rm(path, { recursive: true })
})

/** The reason why a file is refused, before any effect. */
async function refusalOf(content: Buffer): Promise<string> {
  const path = join(folder, 'a.tar')
  await writeFile(path, content)
  return reasonWhy(path)
}

async function reasonWhy(path: string): Promise<string> {
  const failure: unknown = await verifyFile(path).catch((error: unknown) => error)
  expect(failure, String(failure)).toBeInstanceOf(OperatorError)
  const { message } = failure as Error
  expect(message).toMatch(/^\S[^\n]+\.$/)
  return message
}

describe('archive verification refuses a file', () => {
  test('with any bit of the content flipped', async () => {
    const path = join(folder, 'flipped.tar')
    await writeFile(path, good)
    const parts = await partsIn(path)
    for (let start = 0; start < good.length; start += 512) {
      const flipped = Buffer.from(good)
      const at = start + randomInt(512)
      flipped[at]! ^= 1 << randomInt(8)
      await writeFile(path, flipped)
      const read: unknown = await partsIn(path).catch((error: unknown) => error)
      if (read instanceof OperatorError)
        expect(read.message, `byte ${at}`).toMatch(/is damaged|is not a backup|newer version|older than version/)
      // A bit of the padding after a part, or of the encoding of its header.
      else expect(read, `byte ${at}`).toEqual(parts)
    }
  })

  test('that is truncated or continues after its end', async () => {
    const path = join(folder, 'cut.tar')
    for (const size of [good.length - 1, good.length - 1536, good.length - 2500, good.length - 3000]) {
      await writeFile(path, good)
      await truncate(path, size)
      expect(await reasonWhy(path), `${size} bytes`).toMatch(
        /is damaged \(.*\); nothing was changed\. Use another backup\.$/,
      )
    }
    expect(await refusalOf(Buffer.concat([good, good]))).toContain('it has data after its end')
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html>'.repeat(100))],
    ['an empty tar', Buffer.alloc(10_240)],
  ])('that is %s', async (_, content) => {
    expect(await refusalOf(content)).toMatch(/is not a backup/)
  })

  test('that does not exist, is a folder or a pipe', async () => {
    expect(await reasonWhy(join(folder, 'yok.tar'))).toMatch(
      /yok\.tar cannot be read \(ENOENT: no such file or directory\)/,
    )
    expect(await reasonWhy(folder)).toMatch(/is not a file/)
    const pipe = join(folder, 'boru.tar')
    execFileSync('mkfifo', [pipe])
    expect(await reasonWhy(pipe)).toMatch(/is not a file/)
  })
})

describe('archive verification refuses a tar with correct checksums', () => {
  type Parts = [name: string, content: string | object][]

  /** A file of these parts, with correct checksums. */
  async function tarOf(parts: Parts): Promise<string> {
    const path = join(folder, 'made.tar')
    const bytes = (content: string | object) =>
      Buffer.from(typeof content === 'string' ? content : JSON.stringify(content, null, 2))
    await writeFile(path, await writeTar(parts.map(([name, content]) => ({ name, content: bytes(content) }))))
    return path
  }

  const without = (more: object = {}) => ({
    ...manifest,
    tables: { ...Object.fromEntries(Object.keys(manifest.tables).map((name) => [name, { rows: 0 }])), ...more },
  })
  const milestones = partNames.rows('milestones', 1)
  const row = '{"name":"a","reached_at":"x"}\n'

  test('but accepts a correct one', async () => {
    const path = await tarOf([
      [partNames.manifest, without({ milestones: { rows: 1 } })],
      [milestones, row],
    ])
    expect((await verifyFile(path)).manifest.tables.milestones).toEqual({ rows: 1 })
  })

  const PIXELS = Buffer.from('x')
  const upload = `uploads/${createHash('sha256').update(PIXELS).digest('hex')}.png`

  test('but accepts the signing keys of an older backup', async () => {
    const path = await tarOf([
      [partNames.manifest, without({ secrets: { rows: 1 } })],
      [partNames.rows('secrets', 1), '{"name":"devices","value":"x"}\n'],
    ])
    expect((await verifyFile(path)).schema.tables.map(({ name }) => name)).not.toContain('secrets')
  })

  /** A tar of one plain file with a modified header and a correct header checksum. */
  async function withHeader(change: (header: Buffer) => void): Promise<string> {
    const path = await tarOf([
      [partNames.manifest, without()],
      [upload, 'x'],
    ])
    const bytes = await readFile(path)
    const at = bytes.indexOf(upload)
    const header = bytes.subarray(at, at + 512)
    change(header)
    header.write('        ', 148)
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    await writeFile(path, bytes)
    return reasonWhy(path)
  }

  test.each([
    ['a hard link', (header: Buffer) => header.write('1', 156)],
    ['a symbolic link', (header: Buffer) => header.write(`2${'/etc/passwd'}`, 156)],
    ['a character device', (header: Buffer) => header.write('3', 156)],
    ['a block device', (header: Buffer) => header.write('4', 156)],
    ['a folder', (header: Buffer) => header.write('5', 156)],
    ['a pipe', (header: Buffer) => header.write('6', 156)],
    ['an extended header', (header: Buffer) => header.write('x', 156)],
    ['a long name', (header: Buffer) => header.write('L', 156)],
    ['a prefix of its name', (header: Buffer) => header.write('/etc', 345)],
    ['a size in base 256', (header: Buffer) => header.writeUInt8(0x80, 124)],
    ['8 GB that are not there', (header: Buffer) => header.write('77777777777', 124)],
  ])('with %s among its files', async (_, change) => {
    expect(await withHeader(change)).toMatch(/is damaged \(/)
  })

  test.each<[why: string, parts: () => Parts, sentence: RegExp]>([
    [
      'of a newer format',
      () => [[partNames.manifest, { format: 2, data: 'otherwise' }]],
      /newer version .*\(format 2\)/,
    ],
    [
      'of a version before 0.1.0',
      () => [[partNames.manifest, { ...manifest, migrations: ['0001-accounts', '0078-webhooks'] }]],
      /^\S+made\.tar is older than version 0\.1\.0 \(its last migration is 0078-webhooks\)/,
    ],
    [
      'with an unknown migration',
      () => [[partNames.manifest, { ...manifest, migrations: [manifest.migrations[0]!, '0085-x'] }]],
      /\(0085-x\)/,
    ],
    ['with an empty manifest', () => [[partNames.manifest, {}]], /manifest\.json is not valid/],
    [
      'with a missing row',
      () => [
        [partNames.manifest, without({ milestones: { rows: 2 } })],
        [milestones, row],
      ],
      /1 rows of milestones, and should have 2/,
    ],
    [
      'with a row of another table',
      () => [
        [partNames.manifest, without({ milestones: { rows: 1 } })],
        [milestones, '{"name":"a","reached_at":7}\n'],
      ],
      /contains invalid rows/,
    ],
    [
      'with an additional column',
      () => [
        [partNames.manifest, without({ milestones: { rows: 1 } })],
        [milestones, row.replace('{', '{"x":1,')],
      ],
      /contains invalid rows/,
    ],
    [
      'without a table',
      () => [[partNames.manifest, { ...manifest, tables: {} }]],
      /manifest\.json lists unexpected tables: administrators/,
    ],
    [
      'with the same file twice',
      () => [
        [partNames.manifest, without()],
        [upload, 'x'],
        [upload, 'x'],
      ],
      /is in it twice/,
    ],
    [
      'with a file whose name is not its hash',
      () => [
        [partNames.manifest, without()],
        [`uploads/${'a'.repeat(64)}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'],
      ],
      /uploads\/a{64}\.svg is not the file that its name is the hash of/,
    ],
    [
      'with an unknown table',
      () => [[partNames.manifest, without({ sessions: { rows: 0 } })]],
      /manifest\.json lists unexpected tables: sessions/,
    ],
    ...[
      'uploads/../../etc/passwd',
      '/etc/passwd',
      'uploads/a.png',
      `uploads/${'a'.repeat(64)}-320.webp`,
      partNames.rows('milestones', 2),
      partNames.rows('sessions', 1),
    ].map((name): [string, () => Parts, RegExp] => [
      `with ${name}`,
      () => [
        [partNames.manifest, without()],
        [name, row],
      ],
      /does not belong there/,
    ]),
  ])('%s', async (_, parts, sentence) => {
    expect(await reasonWhy(await tarOf(parts()))).toMatch(sentence)
  })
})
