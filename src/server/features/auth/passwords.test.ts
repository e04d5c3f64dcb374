import { expect, test } from 'vitest'
import { generatePassword, hashPassword, isPassword } from './passwords.ts'

test('generated passwords have 128 random bits in base64url', () => {
  expect(generatePassword()).toMatch(/^[\w-]{22}$/)
  expect(new Set(Array.from({ length: 100 }, generatePassword)).size).toBe(100)
})

test('password hash: Argon2id with the parameters of OWASP, salted', async () => {
  const [hash, again] = [await hashPassword('kavun-karpuz'), await hashPassword('kavun-karpuz')]
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(again).not.toBe(hash)
  expect([await isPassword(hash, 'kavun-karpuz'), await isPassword(hash, 'kavun-karpuz ')]).toEqual([true, false])
})
