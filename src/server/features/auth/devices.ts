import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { authEndpoints } from '../../../contract/api/accounts.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { API_ROOT, at } from '../../platform/http/access.ts'
import { emailKey } from './accountEmails.ts'

const YEAR = 365 * 24 * 60 * 60

interface DeviceContext {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL'>
}

/**
 * Device cookie (OWASP, "Device cookies"): marks a device that has signed in with this email, or set a password by a
 * link. Its failed attempts have a separate budget. The cookie grants no access, is signed for one email address and
 * not stored on the server.
 */
const cookieOf = ({ settings }: DeviceContext) => {
  const isSecure = settings.PUBLIC_URL.startsWith('https:')
  // The prefix binds the cookie to this host, to https and to the whole site (RFC 6265bis, 4.1.3.2).
  return { isSecure, cookie: isSecure ? '__Host-device' : 'device' }
}

const signerOf = ({ db }: DeviceContext) => createSigner(db, 'devices')
const signedText = (expiry: string, name: string, email: string) => `${expiry} ${name} ${emailKey(email)}`

/** Name of the device if it is known for this email. */
export async function findDevice(
  context: DeviceContext,
  { headers }: Pick<FastifyRequest, 'headers'>,
  email: string,
): Promise<string | undefined> {
  const { cookie } = cookieOf(context)
  const pattern = new RegExp(`(?:^|; *)${cookie}=([0-9a-z]{1,12})\\.([\\w-]{22})\\.(${SIGNATURE})(?:;|$)`)
  const [, expiry = '', name = '', signature = ''] = pattern.exec(headers.cookie ?? '') ?? []
  if (!name || Date.now() >= Number.parseInt(expiry, 36)) return undefined
  return (await signerOf(context).isOwn(signedText(expiry, name, email), signature)) ? name : undefined
}

/** The part of a reply that sets cookies. */
interface CookieReply {
  header(name: 'set-cookie', value: string): unknown
}

/** Marks the device as known for this email for a year. */
export async function rememberDevice(
  context: DeviceContext,
  reply: CookieReply,
  email: string,
  name = randomBytes(16).toString('base64url'),
): Promise<void> {
  const { isSecure, cookie } = cookieOf(context)
  const expiry = (Date.now() + YEAR * 1000).toString(36)
  const signature = await signerOf(context).sign(signedText(expiry, name, email))
  const path = isSecure ? '/' : API_ROOT + at(authEndpoints.login).url
  const attributes = `Path=${path}; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  reply.header('set-cookie', `${cookie}=${expiry}.${name}.${signature}; ${attributes}`)
}

type Names = readonly [pattern: RegExp, name: string][]

/** Browsers by their token in the user agent; the first match wins. */
const BROWSERS: Names = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]

const SYSTEMS: Names = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Product name of a client that is not a browser (RFC 9110, section 10.1.5). */
const PROGRAM = /^(?!Mozilla)[A-Za-z][A-Za-z-]{0,19}(?=\/|$)/

/** Maximum length of the user agent that is parsed, in characters. */
const MAX_LENGTH = 500

/** Browser and system of a user agent, such as 'Chrome, Windows', or the name of a program; empty if unknown. */
export function deviceNameOf(userAgent = ''): string {
  const text = userAgent.slice(0, MAX_LENGTH)
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(text))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ') || (PROGRAM.exec(text)?.[0] ?? '')
}
