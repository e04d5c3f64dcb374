import { isIP } from 'node:net'

const STORAGE_PATTERN = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?(\?\S*)?$/
const STORAGE_OPTIONS = ['endpoint', 'region']

/** `s3://bucket/prefix?endpoint=…&region=…`. */
export function isStorageUrl(value: string): boolean {
  if (!STORAGE_PATTERN.test(value)) return false
  const options = new URL(value).searchParams
  const endpoint = options.get('endpoint')
  return (
    [...options.keys()].every((name) => STORAGE_OPTIONS.includes(name)) &&
    (endpoint === null || isUrl(endpoint, ['http:', 'https:']))
  )
}

export const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

/** True for a URL without credentials: `fetch` refuses those with a user or a password. */
export const hasNoCredentials = (value: string): boolean => {
  const url = URL.parse(value)
  return !url?.username && !url?.password
}

/** Host as in a URL; URLs allow further characters, such as `*` and `;`, which mean something else in a policy. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i

/** Scheme and host without a path: the site is at the root. */
export const isOrigin = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && url.href === `${url.origin}/` && HOST.test(url.hostname)
}

/** URL of a mail server, which names its host. */
export const isMailServer = (value: string): boolean =>
  isUrl(value, ['smtp:', 'smtps:']) && Boolean(new URL(value).host || new URL(value).pathname.replaceAll('/', ''))

/** `sqlite:`, or `sqlite:` and a path, or the URL of a PostgreSQL database. */
export const isDatabaseUrl = (value: string): boolean =>
  value.startsWith('sqlite:')
    ? !/^sqlite:\/\/(?!\/)/.test(value)
    : isUrl(value, ['postgres:', 'postgresql:']) && /^[a-z]+:\/\/./i.test(value)

export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('tr', { timeZone: value }))
  } catch {
    return false
  }
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** Addresses, networks in CIDR notation, or the names of the usual private networks. */
export const isProxyList = (values: readonly string[]): boolean =>
  values.every((value) => {
    const [address = '', bits, ...rest] = value.split('/')
    if (PROXY_NAMES.includes(value)) return true
    const version = isIP(address)
    const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
    return version > 0 && isNetwork && rest.length === 0
  })

/** The script of an outside tool that counts visits. */
export interface VisitScript {
  /** Attributes of the script element; an empty value is a boolean attribute. */
  attributes: [name: string, value: string][]
  /** https origins of the script and in its attributes. */
  origins: string[]
}

/** Parses a `<script>` element as such tools give it; undefined if it has code, other attributes or no https address. */
export function visitScriptOf(markup: string): VisitScript | undefined {
  const [, list] = /^<script((?:\s+[a-z][a-z-]*(?:="[^"<>]*")?)+)\s*><\/script>$/i.exec(markup.trim()) ?? []
  const attributes = [...(list ?? '').matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)].map(
    ([, name = '', value = '']): [string, string] => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&').replace(/^\/\//, 'https://'),
    ],
  )
  const isAllowed = ([name]: [string, string]) => /^(?:src|async|defer|data-[a-z-]+)$/.test(name)
  const src = attributes.find(([name]) => name === 'src')?.[1] ?? ''
  if (!isUrl(src, ['https:']) || !attributes.every(isAllowed)) return undefined
  const addresses = attributes.map(([, value]) => value).filter((value) => isUrl(value, ['https:']))
  return { attributes, origins: [...new Set(addresses.map((address) => new URL(address).origin))] }
}

/** https origins of a list of hosts; undefined if one is invalid. A name without a dot counts only with `https://`. */
export function originsOf(value: string): string[] | undefined {
  const hosts = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (!hosts.every((host) => /[.:]/.test(host))) return undefined
  const origins = hosts.map((host) => (host.includes('://') ? host : `https://${host}`))
  const isOfHost = (origin: string) =>
    isUrl(origin, ['https:']) && isOrigin(origin) && new URL(origin).origin === origin
  return origins.every(isOfHost) ? origins : undefined
}
