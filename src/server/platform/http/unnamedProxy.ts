import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, isLoopbackHost } from './networkOf.ts'

/** Where proxies stand: this machine, and networks that are nobody's in the world. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addSubnet('169.254.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

const isNear = (address: string) => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** What the usual proxies add to what they pass on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a call was made on this machine. A proxy here passes on strangers, whomever it names: one that adds nothing is
 * told by the host that was asked for, or by a version of HTTP that only proxies speak still. nginx from 1.29.7 on, told
 * nothing but where to pass on, is told by neither.
 */
export const isFromHere = ({ ip, headers, raw, hostname }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLoopback(raw.socket?.remoteAddress) &&
  !PASSED_ON.some((name) => headers[name] !== undefined) &&
  isLoopbackHost(hostname) &&
  raw.httpVersion !== '1.0'

/**
 * Says in the log, once, that visitors seem to come through a proxy that `TRUST_PROXY` does not name: their limits would
 * count all of them as one.
 */
export function noticeUnnamedProxy(app: FastifyInstance) {
  let isSaid = false
  app.addHook('onRequest', async ({ headers, ip, raw, log }) => {
    const proxy = raw.socket?.remoteAddress
    if (isSaid || !headers['x-forwarded-for'] || !proxy || ip !== proxy || !isNear(proxy)) return
    isSaid = true
    log.warn({ proxy }, 'TRUST_PROXY does not name this proxy: limits count all visitors behind it as one')
  })
}
