import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { TEST_TIMEOUT } from '../../../tests/helpers/timeouts.ts'
import { drain } from './shutdown.ts'

/**
 * A worker thread that sends a request on a message, and reports when the system has accepted its connection, and the
 * status or error.
 */
const CLIENT = `
const { request } = require('node:http')
const { parentPort, workerData: { port, isConnected } } = require('node:worker_threads')
parentPort.once('message', () => {
  const sent = request({ port, host: '127.0.0.1' }, (response) => response.resume().on('end', () => parentPort.postMessage(response.statusCode)))
  sent.on('socket', (socket) => socket.on('connect', () => {
    Atomics.store(isConnected, 0, 1)
    Atomics.notify(isConnected, 0)
  }))
  sent.on('error', ({ code }) => parentPort.postMessage(code))
  sent.end()
})
parentPort.postMessage('ready')`

test('drain: a connection accepted by the system while the event loop is blocked gets its response', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const isConnected = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(CLIENT, { eval: true, workerData: { port, isConnected } })
  await once(client, 'message')
  client.postMessage('send')
  // This thread is blocked: Node does not accept the connection yet.
  expect(Atomics.wait(isConnected, 0, 0, TEST_TIMEOUT)).not.toBe('timed-out')
  const drained = drain(server, 0)
  const [[status]] = await Promise.all([once(client, 'message'), drained])
  expect(status).toBe(200)
  await client.terminate()
})
