import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { AGE, decrypted, encrypted, WrongPassphrase } from './age.ts'

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

test('a file that was cut short or changed never comes to its end', async () => {
  const locked = await lock('bu')
  const changed = Buffer.from(locked)
  changed[100_000]! ^= 1
  for (const bad of [locked.subarray(0, -1), locked.subarray(0, 66_000), changed])
    await expect(decrypted(streamOf(bad), 'bu').then(buffer)).rejects.toThrow()
})
