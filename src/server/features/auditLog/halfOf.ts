import { isIPv4 } from 'node:net'

/** The first half of a network as limits know it: enough to tell the office from elsewhere, too little to find somebody. */
export function halfOf(network: string | null): string | null {
  if (!network) return null
  if (isIPv4(network)) return `${network.split('.').slice(0, 2).join('.')}.*.*`
  const groups = network.split('::')[0]!.split(':')
  return /^[\da-f:]+::\/64$/i.test(network) ? `${groups.join(':')}:*:*:*:*` : null
}
