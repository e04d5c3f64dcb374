import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom an address stands for: in IPv6 a household or a server has a whole /64. An IPv4 address is the same one in the
 * clothes of IPv6 (`::ffff:192.0.2.1`), and however IPv6 is written. Some proxies name the client's port as well. A client that
 * broke off has no address any more.
 */
export function networkOf(address?: string): string {
  const bare = bareAddress(address)
  if (!isIPv6(bare)) return bare.slice(0, LONGEST)
  const groups = groupsOf(bare)
  const own = groups.slice(0, 4).map((group) => group.toString(16))
  return isMapped(groups) ? dotted(groups) : `${own.join(':')}::/64`
}

/** An address without what some proxies write around it: the client's port, brackets, a zone. */
export const bareAddress = (address = ''): string => address.replace(PORT, '$<v6>$<v4>').split('%')[0]!

/** Whether an address is the machine's own. */
export const isLoopback = (address?: string): boolean => {
  const network = networkOf(address)
  return isIPv4(network) ? network.startsWith('127.') : address === '::1'
}

/** Whether a host, as it stands in a URL, is this machine whoever asks. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))

/** `192.0.2.1:41234` and `[2001:db8::1]:41234` (RFC 7239, section 6). */
const PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>\d+(?:\.\d+){3}):\d+)$/

/** A trusted proxy may pass on anything as an address. */
const LONGEST = 64

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

/** A group in hexadecimal, or the dotted end of an address, which is two. */
function numbersOf(part: string): number[] {
  const bytes = part.split('.').map(Number)
  return part.includes('.') ? [bytes[0]! * 256 + bytes[1]!, bytes[2]! * 256 + bytes[3]!] : [Number.parseInt(part, 16)]
}
