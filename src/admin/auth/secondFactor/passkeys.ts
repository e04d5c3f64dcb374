import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyAssertion, PasskeyRegistration } from '../../../contract/api/secondFactor.ts'
import type { Site } from '../../../contract/site.ts'

export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON

/** Why this page can have no passkey: the browser, the address it is opened at, or that of the whole site. */
export type Obstacle = 'browser' | 'elsewhere' | 'nowhere'

/** What stands in the way of a passkey here (WebAuthn, section 5: secure contexts, and domains that are the site's own). */
export function obstacleTo(
  { url }: Pick<Site, 'url'>,
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'> = window.location,
): Obstacle | undefined {
  if (origin !== new URL(url).origin && hostname !== 'localhost') return canHave(url) ? 'elsewhere' : 'nowhere'
  if (!canHave(origin)) return 'nowhere'
  return typeof PublicKeyCredential === 'function' ? undefined : 'browser'
}

/** Addresses in numbers have none, and only the machine itself may do without https. */
function canHave(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (hostname === 'localhost') return true
  return protocol === 'https:' && !/^[\d.]+$|^\[/.test(hostname)
}

/** What speaks to the browser, in a chunk of its own. */
const library = () => import('@simplewebauthn/browser')

/** Brings it before it is needed: browsers ask only a little while after a press. */
export const preparePasskeys = () => void library().catch(() => {})

/** Has the browser make a passkey; rejects where it does not. */
export async function makePasskey(options: unknown): Promise<PasskeyRegistration> {
  const { startRegistration } = await library()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return (await startRegistration({ optionsJSON })) as unknown as PasskeyRegistration
}

/** Has the browser show a passkey; rejects where it does not. The browser asks no longer once `signal` says so. */
export async function askPasskey(options: PasskeyOptions, signal?: AbortSignal): Promise<PasskeyAssertion> {
  const { startAuthentication, WebAuthnAbortService } = await library()
  signal?.throwIfAborted()
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  return (await startAuthentication({ optionsJSON: options })) as unknown as PasskeyAssertion
}

/** What the browser said: the person turned away or took too long, the device has this passkey already, or something else. */
export function stumbleOf(error: unknown): 'canceled' | 'known' | undefined {
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'NotAllowedError' || name === 'AbortError') return 'canceled'
  return name === 'InvalidStateError' ? 'known' : undefined
}

const SYSTEMS: readonly [word: RegExp, name: string][] = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** What a passkey that is made here may be called; empty where the browser does not say what it runs on. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  SYSTEMS.find(([word]) => word.test(userAgent))?.[1] ?? ''
