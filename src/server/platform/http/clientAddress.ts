import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Client network, by which requests are counted: an IPv4 address, or the /64 of an IPv6 address, which one household or server has whole.
 * IPv4-mapped addresses (`::ffff:192.0.2.1`) count as IPv4. Empty for a closed connection.
 */
export function networkOf(address?: string): string {
  const bare = bareAddress(address)
  if (!isIPv6(bare)) return bare.slice(0, MAX_LENGTH)
  const groups = groupsOf(bare)
  const own = groups.slice(0, 4).map((group) => group.toString(16))
  return isMapped(groups) ? dotted(groups) : `${own.join(':')}::/64`
}

/** An address without a port, brackets or a zone, which some proxies add. */
export const bareAddress = (address = ''): string => address.replace(PORT, '$<v6>$<v4>').split('%')[0]!

/** Whether an address is of this machine. */
export const isLoopback = (address?: string): boolean => {
  const network = networkOf(address)
  return isIPv4(network) ? network.startsWith('127.') : address === '::1'
}

/** Whether a URL's hostname is this machine for every client. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))

/** `192.0.2.1:41234` and `[2001:db8::1]:41234` (RFC 7239, section 6). */
const PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>\d+(?:\.\d+){3}):\d+)$/

/** A trusted proxy may forward any text as an address. */
const MAX_LENGTH = 64

const isMapped = (groups: readonly number[]) => groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)

const dotted = (groups: readonly number[]) =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean).flatMap(numbersOf))
  return [...first!, ...Array<number>(8 - first!.length - last!.length).fill(0), ...last!]
}

/** One hexadecimal group, or a dotted IPv4 suffix, which is two. */
function numbersOf(part: string): number[] {
  const bytes = part.split('.').map(Number)
  return part.includes('.') ? [bytes[0]! * 256 + bytes[1]!, bytes[2]! * 256 + bytes[3]!] : [Number.parseInt(part, 16)]
}

/** Addresses of proxies in front of this server: loopback and private networks. */
const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('169.254.0.0', 16)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

const isPrivate = (address: string) => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Headers that proxies add. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a request was made on this machine. A local proxy forwards strangers: one that adds no header is recognized by the requested host,
 * or by HTTP/1.0, which only proxies still speak. nginx from 1.29.7 on with a bare `proxy_pass` is recognized by neither.
 */
export const isLocalRequest = ({ ip, headers, raw, hostname }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLoopback(raw.socket?.remoteAddress) &&
  !PROXY_HEADERS.some((name) => headers[name] !== undefined) &&
  isLoopbackHost(hostname) &&
  raw.httpVersion !== '1.0'

/** Warns once when visitors seem to arrive through a proxy that `TRUST_PROXY` does not name: rate limits would count them all as one. */
export function warnAboutUntrustedProxy(app: FastifyInstance) {
  let isLogged = false
  app.addHook('onRequest', async ({ headers, ip, raw, log }) => {
    const proxy = raw.socket?.remoteAddress
    if (isLogged || !headers['x-forwarded-for'] || !proxy || ip !== proxy || !isPrivate(proxy)) return
    isLogged = true
    log.warn({ proxy }, 'TRUST_PROXY does not name this proxy: limits count all visitors behind it as one')
  })
}
