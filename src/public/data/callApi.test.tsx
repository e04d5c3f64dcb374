import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchResponse, postJson } from './apiClient.ts'

const asked: string[] = []
const server = createServer(({ method, url, headers }, response) => {
  asked.push(`${method} ${url} ${headers.authorization ?? 'nobody'}`)
  const isRefused = headers.authorization === 'Bearer old'
  response.writeHead(isRefused ? 401 : 200, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
  })
  response.end('{"message":"Tamam"}')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
})
beforeEach(() => {
  localStorage.clear()
  asked.length = 0
})

const SETTINGS = '/page-content/site-settings'
const call = async () => [(await fetchResponse(SETTINGS)).status, (await postJson('/contact/send-message', {})).status]

test('API client: sends the token if there is one', async () => {
  await call()
  localStorage.setItem('token', 'secret')
  await call()
  expect(asked.filter((line) => !line.startsWith('OPTIONS'))).toEqual([
    `GET ${SETTINGS} nobody`,
    'POST /contact/send-message nobody',
    `GET ${SETTINGS} Bearer secret`,
    'POST /contact/send-message Bearer secret',
  ])
})

test('API client: repeats the request without the token after a 401', async () => {
  localStorage.setItem('token', 'old')
  expect(await call()).toEqual([200, 200])
  expect(asked.filter((line) => line.endsWith('nobody'))).toHaveLength(2)
})
