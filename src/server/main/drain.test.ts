import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { PATIENCE } from '../../../tests/setup/patience.ts'
import { drain } from './drain.ts'

/** Asks once it is told to, and says when the system has taken its connection and what came of it. */
const ASKING = `
const { request } = require('node:http')
const { parentPort, workerData: { port, isKnocking } } = require('node:worker_threads')
parentPort.once('message', () => {
  const asked = request({ port, host: '127.0.0.1' }, (response) => response.resume().on('end', () => parentPort.postMessage(response.statusCode)))
  asked.on('socket', (socket) => socket.on('connect', () => {
    Atomics.store(isKnocking, 0, 1)
    Atomics.notify(isKnocking, 0)
  }))
  asked.on('error', ({ code }) => parentPort.postMessage(code))
  asked.end()
})
parentPort.postMessage('ready')`

test('who knocked while the server was busy is let in before the door is closed', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const isKnocking = new Int32Array(new SharedArrayBuffer(4))
  const asking = new Worker(ASKING, { eval: true, workerData: { port, isKnocking } })
  await once(asking, 'message')
  asking.postMessage('ask')
  // Nobody is let in meanwhile: the connection waits with the system.
  expect(Atomics.wait(isKnocking, 0, 0, PATIENCE)).not.toBe('timed-out')
  const ended = drain(server, 0)
  const [[answer]] = await Promise.all([once(asking, 'message'), ended])
  expect(answer).toBe(200)
  await asking.terminate()
})
