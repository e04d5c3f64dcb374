import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { Site } from '../../../contract/site.ts'

export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON

/** Why this page cannot use passkeys: the browser, the address of the page, or the address of the site. */
type Obstacle = 'browser' | 'elsewhere' | 'nowhere'

/** Why passkeys are not available (WebAuthn, section 5: secure contexts, and the site's own domains); undefined if they are. */
export function passkeyObstacle(
  { url }: Pick<Site, 'url'>,
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'> = window.location,
): Obstacle | undefined {
  if (origin !== new URL(url).origin && hostname !== 'localhost') return canHave(url) ? 'elsewhere' : 'nowhere'
  if (!canHave(origin)) return 'nowhere'
  return typeof PublicKeyCredential === 'function' ? undefined : 'browser'
}

/** Passkeys need a domain name and HTTPS; `localhost` is exempt. */
function canHave(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (hostname === 'localhost') return true
  return protocol === 'https:' && !/^[\d.]+$|^\[/.test(hostname)
}

/** The WebAuthn library, in its own chunk. */
const library = () => import('@simplewebauthn/browser')

/** Preloads the library: browsers accept a request only shortly after a click. */
export const preloadPasskeys = () => void library().catch(() => {})

/** Has the browser create a passkey; rejects on failure. */
export async function createPasskey(options: unknown): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library()
  // The server creates the options in this format.
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
}

/** Requests a passkey from the browser; rejects on failure. `signal` closes the browser's dialog. */
export async function requestPasskey(
  options: PasskeyOptions,
  signal?: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication, WebAuthnAbortService } = await library()
  signal?.throwIfAborted()
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  return startAuthentication({ optionsJSON: options })
}

/** Error of the browser: the user canceled or took too long, the device has this passkey already, or another one. */
export function passkeyErrorOf(error: unknown): 'canceled' | 'known' | undefined {
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

/** Initial name of a new passkey; empty if the operating system is unknown. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  SYSTEMS.find(([word]) => word.test(userAgent))?.[1] ?? ''
