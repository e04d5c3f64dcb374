import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Services, ServicesProvider } from '../services.ts'
import { createSession } from '../session.ts'
import { createUnsaved } from '../unsaved.ts'
import type { InboxMessage } from './messages.ts'
import { useMessages } from './useMessages.ts'

/** Lists that were asked for and wait for their answer, the oldest first. */
const asked: { q: string | undefined; answer(...rows: InboxMessage[]): void }[] = []
let server: Server
let services: Services

beforeEach(async () => {
  server = createServer(({ url, method }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    if (method === 'OPTIONS') return response.writeHead(204).end()
    const filter = new URL(url!, 'http://api').searchParams.get('filter')
    asked.push({ q: filter ? JSON.parse(filter).q : undefined, answer: (...rows) => answer(response, rows) })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  services = { apiUrl, session: createSession(createUnsaved()) } as Services
})
afterEach(async () => {
  asked.length = 0
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const answer = (response: ServerResponse, rows: InboxMessage[]) => {
  const head = { 'content-type': 'application/json', 'content-range': `messages 0-49/${rows.length}` }
  response.writeHead(200, head).end(JSON.stringify(rows))
}

const open = () =>
  renderHook(({ q }) => useMessages('all', q), {
    initialProps: { q: '' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ServicesProvider value={services}>{children}</ServicesProvider>
    ),
  })

const unread: InboxMessage = { id: 1, subject: 'Toplu fiyat', isRead: false }
const read = { ...unread, isRead: true }

test('a list that was asked for before the server agreed to a change does not take it back', async () => {
  const { result } = open()
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!.answer(unread)
  await waitFor(() => expect(result.current.rows).toEqual([unread]))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  act(() => void result.current.reload())
  expect(result.current.isLoading).toBe(true)
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(() => result.current.change({ id: 1, patch: { isRead: true } }, async () => {}))
  asked[1]!.answer(unread)
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.rows).toEqual([read])
})

test('a list that was asked for afterwards shows what the server knows by then', async () => {
  const { result } = open()
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!.answer(unread)
  await waitFor(() => expect(result.current.rows).toEqual([unread]))
  await act(() => result.current.change({ id: 1, patch: { isRead: true } }, async () => {}))
  act(() => void result.current.reload())
  await waitFor(() => expect(asked).toHaveLength(2))
  // Somebody else has made it unread again meanwhile.
  asked[1]!.answer(unread)
  await waitFor(() => expect(result.current.rows).toEqual([unread]))
})

test('an answer to an older search comes too late', async () => {
  const { result, rerender } = open()
  await waitFor(() => expect(asked).toHaveLength(1))
  rerender({ q: 'silo' })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ q }) => q)).toEqual([undefined, 'silo'])
  const silo = { id: 2, subject: 'Silo' }
  asked[1]!.answer(silo)
  await waitFor(() => expect(result.current.rows).toEqual([silo]))
  asked[0]!.answer(unread, silo)
  await settled()
  expect(result.current.rows).toEqual([silo])
  expect(result.current.isLoading).toBe(false)
})

/** The answer that was given last has come through: another one, asked for after it, has. */
async function settled() {
  await act(async () => {
    const later = fetch(services.apiUrl)
    await waitFor(() => expect(asked).toHaveLength(3))
    asked[2]!.answer()
    await (await later).json()
  })
}
