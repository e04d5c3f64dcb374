import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import { afterEach, describe, expect, test } from 'vitest'
import { isLong } from '../../../tests/long.ts'
import { backUp, createDesk } from '../../../tests/setup/backups.ts'
import { AGE, decrypted, encrypted, WrongPassphrase } from './age.ts'
import { withBackup } from './openBackup.ts'

const PASSPHRASE = 'dört kelime bir parola'
const content = randomBytes(200_000)
const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()
const lock = async (passphrase: string) => buffer(await encrypted(streamOf(content), passphrase))

test('what was encrypted is of the format that other tools open, and comes back', async () => {
  const locked = await lock('çok gizli')
  expect(locked.subarray(0, AGE.length)).toEqual(AGE)
  expect(locked.includes(content.subarray(0, 64))).toBe(false)
  expect(await buffer(await decrypted(streamOf(locked), 'çok gizli'))).toEqual(content)
  // The library's own way with passphrases.
  const other = new Decrypter()
  other.addPassphrase('çok gizli')
  expect(Buffer.from(await other.decrypt(new Uint8Array(locked)))).toEqual(content)
  const encrypter = new Encrypter()
  encrypter.setPassphrase('çok gizli')
  encrypter.setScryptWorkFactor(10)
  const theirs = await encrypter.encrypt(new Uint8Array(content))
  expect(await buffer(await decrypted(streamOf(theirs), 'çok gizli'))).toEqual(content)
})

test('another passphrase is said to be another', async () => {
  await expect(decrypted(streamOf(await lock('bu')), 'şu')).rejects.toThrow(WrongPassphrase)
})

test('a file whose passphrase asks for gigabytes of memory is refused before they are taken', async () => {
  const greedy = String(await lock('bu')).replace(/^(-> scrypt \S+) 17$/m, '$1 19')
  expect(greedy).toMatch(/^-> scrypt \S+ 19$/m)
  await expect(decrypted(streamOf(Buffer.from(greedy)), 'bu')).rejects.toThrow('asks for too much memory')
})

test('a file that was cut short or changed never comes to its end', async () => {
  const locked = await lock('bu')
  const changed = Buffer.from(locked)
  changed[100_000]! ^= 1
  for (const bad of [locked.subarray(0, -1), locked.subarray(0, 66_000), changed])
    await expect(decrypted(streamOf(bad), 'bu').then(buffer)).rejects.toThrow()
})

/** A line of text as the program itself encrypted it (age 1.1.1, `age --passphrase`). */
const THEIRS = `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBHaUU3WU1SMGJXS0s0RGVqVnBZVUdBIDE4Cm9uKzFmVlRjZGVFWEtTTTc4VWRpeUlSb0l2ZE9W
Q1lJVGdMVzk4UXkxTzgKLS0tIHFiYUIxR2FBQzgrNUs1WW12OTV2dzlYN21JS0I0YWcrKzRsRVd5YnBKdUkKowmyeVJIlMgcLvcVnoShvPXTtUZbtYPMT8R66sBp
p0sBDzK8W1XrFgaL7UXfp8VVm0PqPHqZ3l8W`

test.runIf(isLong)('what the program age wrote is read', async () => {
  const theirs = Buffer.from(THEIRS, 'base64')
  expect(String(await buffer(await decrypted(streamOf(theirs), PASSPHRASE)))).toBe('Suyu ölçenin tarlası.\n')
  await expect(decrypted(streamOf(theirs), 'başka bir parola')).rejects.toThrow(WrongPassphrase)
})

/** Whether the program is installed, and what gives it the terminal from which alone it takes a passphrase. */
const isThere = ['age', 'script'].every((program) => spawnSync(program, ['--version']).status === 0)

/** Runs it as somebody at a terminal does. */
function age(...given: string[]) {
  const line = ['age', ...given.map((each) => `'${each}'`)].join(' ')
  const { status, stdout } = spawnSync('script', ['-qec', line, '/dev/null'], { input: `${PASSPHRASE}\n`.repeat(2) })
  expect(status, String(stdout)).toBe(0)
}

describe.skipIf(!isThere)('the program age', () => {
  const { empty, close } = createDesk()
  afterEach(close)

  test('opens our backups, and encrypts what we restore', async () => {
    const data = await empty('sqlite')
    const { path } = await backUp(data)
    const [ours, opened, theirs] = ['ours.age', 'opened.tar', 'theirs.age'].map((name) => join(data.folder, name)) as [
      string,
      string,
      string,
    ]
    const plain = await readFile(path)
    await writeFile(ours, await encrypted(streamOf(plain), PASSPHRASE))
    age('--decrypt', '--output', opened, ours)
    expect((await readFile(opened)).equals(plain)).toBe(true)
    age('--encrypt', '--passphrase', '--output', theirs, path)
    const level = await withBackup(theirs, async ({ manifest }) => manifest.format, { passphrase: PASSPHRASE })
    expect(level).toBe(1)
  })
})
