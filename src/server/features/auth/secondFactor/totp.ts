import { createHmac, timingSafeEqual } from 'node:crypto'
import { BASE32, bytesOf, randomLetters } from './letters.ts'

/** Milliseconds for which a code stands (RFC 6238, section 5.2). */
const STEP = 30_000
/** Steps by which a clock may be wrong, or a code late. */
const WINDOW = 1
const DIGITS = 6

/** 160 random bits (RFC 4226, section 4), in base32. */
export const newSecret = (): string => randomLetters(BASE32, 32)

/** The code of a step (RFC 4226, section 5.3, with RFC 6238's count of steps). */
export function codeOf(secret: string, step: number): string {
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(count).digest()
  const truncated = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: number): number => Math.floor(now / STEP)

/** The newest step near now whose code this is; undefined where it is none's. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const given = Buffer.from(code)
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, i) => stepAt(now) + WINDOW - i)
  return steps.find((step) => given.length === DIGITS && timingSafeEqual(Buffer.from(codeOf(secret, step)), given))
}

/** What an app reads from a QR code ('Key Uri Format' of Google Authenticator, which all follow). */
export function otpauthUrlOf(secret: string, { site, email }: { site: string; email: string }): string {
  // A colon parts the two.
  const issuer = encodeURIComponent(site.replaceAll(':', ' '))
  const more = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP / 1000}`
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${more}`
}
