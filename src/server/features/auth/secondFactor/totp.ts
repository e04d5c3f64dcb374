import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/db/tables.ts'

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

/** A secret that nobody confirms is of no use after this long, in milliseconds. */
const PATIENCE = 60 * 60 * 1000

/** Makes a secret for an app. It is not in force until one of its codes is confirmed; one that is goes on counting until then. */
export async function startTotp(db: Db, administratorId: number, now: number): Promise<string> {
  const secret = newSecret()
  const next = { nextSecret: secret, nextUntil: new Date(now + PATIENCE).toISOString() }
  await db
    .insertInto('totps')
    .values({ administratorId, secret: null, lastStep: null, ...next })
    .onConflict((conflict) => conflict.column('administratorId').doUpdateSet(next))
    .execute()
  return secret
}

/** Puts the secret that was made last in force, where this is its code; the code counts no second time. */
export async function confirmTotp(db: Db, administratorId: number, code: string, now: number): Promise<boolean> {
  const begun = await db
    .selectFrom('totps')
    .select('nextSecret')
    .where('administratorId', '=', administratorId)
    .where('nextUntil', '>', new Date(now).toISOString())
    .executeTakeFirst()
  if (!begun?.nextSecret) return false
  const step = stepOf(begun.nextSecret, code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('totps')
    .set({ secret: begun.nextSecret, lastStep: step, nextSecret: null, nextUntil: null })
    .where('administratorId', '=', administratorId)
    .where('nextSecret', '=', begun.nextSecret)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Whether this is the app's code now. Its step is used up with it, and those before: of several who bring it at once one is right. */
export async function takeTotp(db: Db, administratorId: number, code: string, now: number): Promise<boolean> {
  const known = await db
    .selectFrom('totps')
    .select('secret')
    .where('administratorId', '=', administratorId)
    .executeTakeFirst()
  const step = known?.secret ? stepOf(known.secret, code, now) : undefined
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('totps')
    .set({ lastStep: step })
    .where('administratorId', '=', administratorId)
    .where('secret', '=', known!.secret)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Answers whether there was one in force. */
export async function removeTotp(db: Db, administratorId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totps')
    .where('administratorId', '=', administratorId)
    .where('secret', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** The letters of base32 (RFC 4648), in which apps take secrets. */
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Those of Crockford's base32: none is taken for another by who copies it from paper. */
export const READABLE = '0123456789abcdefghjkmnpqrstvwxyz'

/** Random letters of 32, five bits each. */
export const randomLetters = (alphabet: string, count: number): string =>
  Array.from(randomBytes(count), (byte) => alphabet[byte & 31]).join('')

/** The bytes that letters of base32 stand for. */
export function bytesOf(emails: string): Buffer {
  const bits = Array.from(emails, (notice) => BASE32.indexOf(notice).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
