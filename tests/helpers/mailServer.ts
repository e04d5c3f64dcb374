import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received email with its envelope's recipients and its source. */
export interface Received extends Email {
  recipients: string[]
  raw: string
}

export interface MailServer {
  url: string
  received: Received[]
  close(): Promise<unknown>
}

/** An SMTP server on loopback. `onReceived` may reject an email by throwing. */
export async function startMailServer({
  onReceived,
  ...options
}: SMTPServerOptions & { onReceived?: () => unknown } = {}): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        const raw = Buffer.concat(chunks)
        await onReceived?.()
        const recipients = envelope.rcptTo.map(({ address }) => address)
        received.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() })
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    ...options,
  })
  // Tests include clients that disconnect in the middle.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((closed) => server.close(() => closed(undefined))),
  }
}

/** A TCP server on loopback that handles connections unlike a mail server, as `meet` does. */
export async function startOddServer(meet: (socket: Socket) => unknown): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    meet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/** The response of a mail server to one command: `smtpError('450 later')`. */
export const smtpError = (answer: string): Error =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
