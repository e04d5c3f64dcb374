import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { NO_IDLE_TIMEOUT } from './timeouts.ts'

export interface WebhookRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A webhook receiver on loopback: records deliveries, and responds as `answer` does (204 by default). */
export async function startWebhookReceiver() {
  const received: WebhookRequest[] = []
  const receiver = {
    url: '',
    received,
    answer: (response: ServerResponse, _hooked: WebhookRequest): unknown => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer(NO_IDLE_TIMEOUT, async (request, response) => {
    const hooked = { path: request.url!, headers: request.headers, body: await text(request) }
    received.push(hooked)
    receiver.answer(response, hooked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

export type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>
