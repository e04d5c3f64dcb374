import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Length of a time step in milliseconds (RFC 6238, section 5.2). */
const STEP = 30_000
/** Accepted time steps before and after the current one, for wrong clocks and late codes. */
const WINDOW = 1
const DIGITS = 6

/** The alphabet of base32 (RFC 4648), in which authenticator apps take secrets. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Random characters of an alphabet of 32, five bits each. */
export const randomCharacters = (alphabet: string, count: number): string =>
  Array.from(randomBytes(count), (byte) => alphabet[byte & 31]).join('')

/** 160 random bits (RFC 4226, section 4), in base32. */
export const newSecret = (): string => randomCharacters(BASE32, 32)

const bytesOf = (base32: string): Buffer => {
  const bits = Array.from(base32, (character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of a time step (RFC 4226, section 5.3). */
export function codeOf(secret: string, step: number): string {
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(count).digest()
  const truncated = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: number): number => Math.floor(now / STEP)

/** The newest accepted time step with this code; undefined if there is none. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const given = Buffer.from(code)
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, i) => stepAt(now) + WINDOW - i)
  return steps.find((step) => given.length === DIGITS && timingSafeEqual(Buffer.from(codeOf(secret, step)), given))
}

/** The URL of the QR code ("Key Uri Format" of Google Authenticator). */
export function otpauthUrlOf(secret: string, { site, email }: { site: string; email: string }): string {
  // A colon separates issuer and account.
  const issuer = encodeURIComponent(site.replaceAll(':', ' '))
  const parameters = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP / 1000}`
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${parameters}`
}
