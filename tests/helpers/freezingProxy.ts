import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy that can be frozen: connections stay open and new ones are accepted, but no data passes, as when a host hangs or a
 * cable is cut. Data sent meanwhile arrives after `thaw`.
 */
export async function openFreezingProxy(port: number, host = '127.0.0.1') {
  let isFrozen = false
  const pairs = new Set<readonly [Socket, Socket]>()
  const waiting = new Set<Socket>()

  const link = (near: Socket) => {
    const far = connect(port, host)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('end', () => to.end())
      from.on('error', () => {})
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
      if (isFrozen) from.pause()
    }
  }

  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => {})
    if (isFrozen) waiting.add(near)
    else {
      link(near)
      near.resume()
    }
  }).listen(0, host)
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Number of connections accepted while it was frozen. */
    waiting: () => waiting.size,
    freeze() {
      isFrozen = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
      for (const near of waiting) {
        link(near)
        near.resume()
      }
      waiting.clear()
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      for (const near of waiting) near.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
