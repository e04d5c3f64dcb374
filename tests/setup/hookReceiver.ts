import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { KEPT_OPEN } from './patience.ts'

export interface Hooked {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A program that is told what happens: it keeps what comes, and answers as it is told to, at first with 204. */
export async function startReceiver() {
  const received: Hooked[] = []
  const receiver = {
    url: '',
    received,
    answer: (response: ServerResponse, _hooked: Hooked): unknown => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer(KEPT_OPEN, async (request, response) => {
    const hooked = { path: request.url!, headers: request.headers, body: await text(request) }
    received.push(hooked)
    receiver.answer(response, hooked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
