import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { authEndpoints } from '../../../contract/api/accounts.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { API_ROOT, at } from '../../platform/http/access.ts'
import { emailKey } from './administrators.ts'

const cookieOf = (name: string) =>
  new RegExp(`(?:^|; *)${name}=([0-9a-z]{1,12})\\.([\\w-]{22})\\.(${SIGNATURE})(?:;|$)`)
const YEAR = 365 * 24 * 60 * 60

/** As much of a reply as sets a cookie. */
interface CookieReply {
  header(name: 'set-cookie', value: string): unknown
}

export type Devices = ReturnType<typeof createDevices>

/**
 * Devices that have signed in before, or set a password by a link (OWASP, 'Device cookies'). The cookie opens nothing: it only says whose failures are
 * counted apart. It is signed for one e-mail, and nothing of it is stored here.
 */
export function createDevices(db: Db, isSecure: boolean) {
  const signer = createSigner(db, 'devices')
  // By its name a browser takes it from this host alone, over https, and for no less than all of it (RFC 6265bis, 4.1.3.2).
  const cookie = isSecure ? '__Host-device' : 'device'
  const pattern = cookieOf(cookie)
  const textOf = (expiry: string, name: string, email: string) => `${expiry} ${name} ${emailKey(email)}`
  return {
    /** The device's name, where it has signed in with this e-mail within a year. */
    async find({ headers }: Pick<FastifyRequest, 'headers'>, email: string): Promise<string | undefined> {
      const [, expiry = '', name = '', signature = ''] = pattern.exec(headers.cookie ?? '') ?? []
      if (!name || Date.now() >= Number.parseInt(expiry, 36)) return undefined
      return (await signer.isOwn(textOf(expiry, name, email), signature)) ? name : undefined
    },

    /** Makes the device known from now on. */
    async remember(reply: CookieReply, email: string, name = randomBytes(16).toString('base64url')): Promise<void> {
      const expiry = (Date.now() + YEAR * 1000).toString(36)
      const signature = await signer.sign(textOf(expiry, name, email))
      const path = isSecure ? '/' : API_ROOT + at(authEndpoints.login).url
      const kept = `Path=${path}; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
      reply.header('set-cookie', `${cookie}=${expiry}.${name}.${signature}; ${kept}`)
    },
  }
}

/** Browsers by the word that tells them; whoever says several is the first of these. */
const BROWSERS: readonly [word: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [word: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** What a program that is no browser calls itself (RFC 9110, section 10.1.5): the word before the version. */
const PROGRAM = /^(?!Mozilla)[A-Za-z][A-Za-z-]{0,19}(?=\/|$)/

/** The longest header that is read, in characters. */
const LONGEST = 500

/**
 * The browser and the system as they say of themselves, by words that are known, 'Chrome, Windows'; nothing else of the
 * header is kept. Empty where it says neither.
 */
export function deviceNameOf(userAgent = ''): string {
  const said = userAgent.slice(0, LONGEST)
  const nameIn = (names: typeof BROWSERS) => names.find(([word]) => word.test(said))?.[1]
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)]
  return [browser, system].filter(Boolean).join(', ') || (PROGRAM.exec(said)?.[0] ?? '')
}
