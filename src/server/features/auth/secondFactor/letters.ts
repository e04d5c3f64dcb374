import { randomBytes } from 'node:crypto'

/** The letters of base32 (RFC 4648), in which apps take secrets. */
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Those of Crockford's base32: none is taken for another by who copies it from paper. */
export const READABLE = '0123456789abcdefghjkmnpqrstvwxyz'

/** Random letters of 32, five bits each. */
export const randomLetters = (alphabet: string, count: number): string =>
  Array.from(randomBytes(count), (byte) => alphabet[byte & 31]).join('')

/** The bytes that letters of base32 stand for. */
export function bytesOf(letters: string): Buffer {
  const bits = Array.from(letters, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
