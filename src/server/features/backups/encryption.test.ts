import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import { afterEach, describe, expect, test } from 'vitest'
import { backUp, createTestData, verifyFile } from '../../../../tests/helpers/backups.ts'
import { isSlow } from '../../../../tests/helpers/slowTests.ts'
import { AGE_HEADER, decrypt, encrypt, WrongPassphrase } from './encryption.ts'

const PASSPHRASE = 'dört kelime bir parola'
const content = randomBytes(200_000)
const streamOf = (bytes: Uint8Array) => Readable.from([bytes])
const encryptAll = async (passphrase: string) => buffer(encrypt(streamOf(content), passphrase))

test('encryption: compatible with other age programs in both directions', async () => {
  const encrypted = await encryptAll('çok gizli')
  expect(encrypted.subarray(0, AGE_HEADER.length)).toEqual(AGE_HEADER)
  expect(encrypted.includes(content.subarray(0, 64))).toBe(false)
  expect(await buffer(decrypt(streamOf(encrypted), 'çok gizli'))).toEqual(content)
  // The library's own implementation with passphrases.
  const other = new Decrypter()
  other.addPassphrase('çok gizli')
  expect(Buffer.from(await other.decrypt(new Uint8Array(encrypted)))).toEqual(content)
  const encrypter = new Encrypter()
  encrypter.setPassphrase('çok gizli')
  encrypter.setScryptWorkFactor(10)
  const theirs = await encrypter.encrypt(new Uint8Array(content))
  expect(await buffer(decrypt(streamOf(theirs), 'çok gizli'))).toEqual(content)
})

test('encryption: the event loop runs while a key is derived', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const encrypted = await encryptAll('bu')
  const turnsOfEncryption = turns
  await buffer(decrypt(streamOf(encrypted), 'bu'))
  isDone = true
  expect(turnsOfEncryption).toBeGreaterThan(100)
  expect(turns - turnsOfEncryption).toBeGreaterThan(100)
})

test('encryption: a consumer that stops early ends the source', async () => {
  let ended = false
  async function* source() {
    try {
      for (let i = 0; i < 1000; i++) yield randomBytes(65_536)
    } finally {
      ended = true
    }
  }
  for await (const _ of encrypt(source(), 'bu')) break
  await expect.poll(() => ended).toBe(true)
})

test('encryption: reports a wrong passphrase as such', async () => {
  await expect(buffer(decrypt(streamOf(await encryptAll('bu')), 'şu'))).rejects.toThrow(WrongPassphrase)
})

test('encryption: a work factor above the limit is refused before its memory is allocated', async () => {
  const greedy = String(await encryptAll('bu')).replace(/^(-> scrypt \S+) 17$/m, '$1 21')
  expect(greedy).toMatch(/^-> scrypt \S+ 21$/m)
  await expect(buffer(decrypt(streamOf(Buffer.from(greedy)), 'bu'))).rejects.toThrow('work factor is too high')
})

test('encryption: a truncated or changed file fails before its end', async () => {
  const encrypted = await encryptAll('bu')
  const changed = Buffer.from(encrypted)
  changed[100_000]! ^= 1
  for (const bad of [encrypted.subarray(0, -1), encrypted.subarray(0, 66_000), changed])
    await expect(buffer(decrypt(streamOf(bad), 'bu'))).rejects.toThrow()
})

/** A line of text encrypted by the `age` program (1.1.1, `age --passphrase`). */
const THEIRS = `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBHaUU3WU1SMGJXS0s0RGVqVnBZVUdBIDE4Cm9uKzFmVlRjZGVFWEtTTTc4VWRpeUlSb0l2ZE9W
Q1lJVGdMVzk4UXkxTzgKLS0tIHFiYUIxR2FBQzgrNUs1WW12OTV2dzlYN21JS0I0YWcrKzRsRVd5YnBKdUkKowmyeVJIlMgcLvcVnoShvPXTtUZbtYPMT8R66sBp
p0sBDzK8W1XrFgaL7UXfp8VVm0PqPHqZ3l8W`

test.runIf(isSlow)('encryption: decrypts a file of the `age` program', async () => {
  const theirs = Buffer.from(THEIRS, 'base64')
  expect(String(await buffer(decrypt(streamOf(theirs), PASSPHRASE)))).toBe('Suyu ölçenin tarlası.\n')
  await expect(buffer(decrypt(streamOf(theirs), 'başka bir parola'))).rejects.toThrow(WrongPassphrase)
})

/** Whether `age` is installed, and `script`, which gives it a terminal: it accepts a passphrase only there. */
const isThere = ['age', 'script'].every((program) => spawnSync(program, ['--version']).status === 0)

/** Runs `age` in a terminal. */
function age(...given: string[]) {
  const line = ['age', ...given.map((each) => `'${each}'`)].join(' ')
  const { status, stdout } = spawnSync('script', ['-qec', line, '/dev/null'], { input: `${PASSPHRASE}\n`.repeat(2) })
  expect(status, String(stdout)).toBe(0)
}

describe.skipIf(!isThere)('encryption: the `age` program', () => {
  const { empty, close } = createTestData()
  afterEach(close)

  test('decrypts our backups, and we restore its files', async () => {
    const data = await empty('sqlite')
    const { path } = await backUp(data)
    const [ours, opened, theirs] = ['ours.age', 'opened.tar', 'theirs.age'].map((name) => join(data.folder, name)) as [
      string,
      string,
      string,
    ]
    const plain = await readFile(path)
    await writeFile(ours, encrypt(streamOf(plain), PASSPHRASE))
    age('--decrypt', '--output', opened, ours)
    expect((await readFile(opened)).equals(plain)).toBe(true)
    age('--encrypt', '--passphrase', '--output', theirs, path)
    expect((await verifyFile(theirs, PASSPHRASE)).manifest.format).toBe(1)
  })
})
