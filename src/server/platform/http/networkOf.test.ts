import { SocketAddress } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLoopback, networkOf } from './access.ts'

describe('networkOf', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['192.0.2.1:41234', '192.0.2.1'],
    ['[2001:db8::5]:41234', '2001:db8:0:0::/64'],
    ['[2001:db8::5]', '2001:db8:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('is empty for a closed connection', () => {
    expect(networkOf(undefined)).toBe('')
    expect(isLoopback(undefined)).toBe(false)
  })

  test('has a bounded length, whatever a proxy forwards', () =>
    expect(networkOf('x'.repeat(1000))).toBe('x'.repeat(64)))

  test('is the first four groups, in every spelling of the address', () => {
    fc.assert(
      fc.property(fc.ipV6(), (written) => {
        const { address } = new SocketAddress({ address: written, family: 'ipv6' })
        // Clients have no IPv4-compatible addresses (deprecated by RFC 4291).
        fc.pre(!/^::\d+\./.test(address))
        expect(networkOf(written)).toBe(networkOf(address))
      }),
    )
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['127.example.com', false],
  ['10.0.0.1', false],
])('loopback: %s is this machine: %s', (address, is) => expect(isLoopback(address)).toBe(is))
