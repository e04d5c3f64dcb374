import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { NO_IDLE_TIMEOUT } from './timeouts.ts'

/** A request as it was received. */
export interface Asked {
  path: string
  headers: IncomingMessage['headers']
  /** The whole body as JSON: everything that the server under test sent. */
  body: string
}

/** Response of the model: streamed text with a correct or broken end, an HTTP status, or none. */
export type Behaviour =
  | {
      says: string
      /** Milliseconds between two chunks. */
      pace?: number
      ends?: 'stop' | 'length' | 'in silence' | 'by breaking the line' | 'never'
    }
  | { status: number; body?: string; type?: string }
  | 'hangs'
  | 'babbles without end'

interface Protocol {
  /** End of `AI_BASE_URL`. */
  base: string
  path: RegExp
  /** Events before, with, and after a chunk of text. */
  opens: string
  piece: (text: string) => string
  closes: Record<'stop' | 'length', string>
}

const data = (event: object, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(event)}\n\n`
const named = (type: string, event: object = {}) => data({ type, ...event }, type)

const openAi = (delta: object, finish: string | null = null) =>
  data({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
const google = (text: string, finishReason?: string) =>
  data({ candidates: [{ content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) }] })
const anthropicEnd = (stop_reason: string) =>
  named('content_block_stop', { index: 0 }) +
  named('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 1 } }) +
  named('message_stop')

/** Wire format of each provider's documented streaming responses. */
export const protocols = {
  'openai-compatible': {
    base: '/v1',
    path: /^\/v1\/chat\/completions$/,
    opens: openAi({ role: 'assistant', content: '' }),
    piece: (content) => openAi({ content }),
    closes: {
      stop: `${openAi({}, 'stop')}data: [DONE]\n\n`,
      length: `${openAi({}, 'length')}data: [DONE]\n\n`,
    },
  },
  google: {
    base: '/v1beta',
    path: /^\/v1beta\/models\/m:streamGenerateContent\?alt=sse$/,
    opens: '',
    piece: (text) => google(text),
    closes: { stop: google('', 'STOP'), length: google('', 'MAX_TOKENS') },
  },
  anthropic: {
    base: '/v1',
    path: /^\/v1\/messages$/,
    opens:
      named('message_start', {
        message: {
          id: 'm1',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      }) + named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    piece: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    closes: { stop: anthropicEnd('end_turn'), length: anthropicEnd('max_tokens') },
  },
} satisfies Record<string, Protocol>

export type ProviderName = keyof typeof protocols

export interface ModelServer {
  asked: Asked[]
  behave: (asked: Asked) => Behaviour
  /** Settings of an app that uses this server. */
  settings: Record<string, string>
  close(): Promise<unknown>
}

/** A language model's HTTP server on loopback. */
export async function startModelServer(provider: ProviderName = 'openai-compatible'): Promise<ModelServer> {
  const protocol: Protocol = protocols[provider]
  const server = createServer(NO_IDLE_TIMEOUT, async (request, response) => {
    const asked = { path: request.url!, headers: request.headers, body: JSON.stringify(await json(request)) }
    model.asked.push(asked)
    if (!protocol.path.test(asked.path)) return response.writeHead(404).end()
    await perform(protocol, model.behave(asked), response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const model: ModelServer = {
    asked: [],
    behave: () => ({ says: 'Merhaba.' }),
    settings: {
      AI_PROVIDER: provider,
      AI_BASE_URL: `http://127.0.0.1:${port}${protocol.base}`,
      AI_API_KEY: 'gizli-anahtar',
      AI_MODEL: 'm',
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
  return model
}

function* babble(piece: Protocol['piece']) {
  for (;;) yield piece('Bitmeyen bir söz. '.repeat(50))
}

async function perform({ opens, piece, closes }: Protocol, behaviour: Behaviour, response: ServerResponse) {
  if (behaviour === 'hangs') return
  if (behaviour !== 'babbles without end' && 'status' in behaviour) {
    const { status, body = '{}', type = 'application/json' } = behaviour
    return response.writeHead(status, { 'content-type': type }).end(body)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(opens)
  if (behaviour === 'babbles without end') return pipeline(babble(piece), response).catch(() => {})
  const { says, pace = 0, ends = 'stop' } = behaviour
  for (const part of says.match(/[\s\S]{1,40}/g) ?? []) {
    response.write(piece(part))
    await wait(pace)
  }
  if (ends === 'never') return
  if (ends === 'in silence') return response.end()
  if (ends === 'by breaking the line') {
    await wait(20)
    return response.destroy()
  }
  return response.end(closes[ends])
}
