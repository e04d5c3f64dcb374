import { createHmac, randomBytes } from 'node:crypto'

/** The one scheme of secrets and signatures that there is (Standard Webhooks 1.0, "Signature scheme"). */
const SECRET = 'whsec_'
const VERSION = 'v1'

/** Within the 24 to 64 bytes that the standard asks for. */
export const makeSecret = (): string => SECRET + randomBytes(32).toString('base64')

interface Signed {
  /** The same for every attempt. */
  id: string
  /** Of this attempt, in milliseconds since 1970. */
  at: number
  body: string
}

/** The headers by which who receives a body knows where it is from, and that it is not an old one. */
export function signatureHeaders(secret: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.slice(SECRET.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `${VERSION},${signature}` }
}
