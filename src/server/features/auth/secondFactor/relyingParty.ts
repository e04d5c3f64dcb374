import type { FastifyRequest } from 'fastify'

/** For which site a passkey is (WebAuthn, section 4, 'Relying Party'). */
export interface RelyingParty {
  /** Its host. */
  id: string
  /** Where its pages are. */
  origin: string
}

/** The site at its public address; who tries it out on the machine itself may do so at `localhost` too. */
export function relyingPartyOf(publicUrl: string, { headers }: Pick<FastifyRequest, 'headers'>): RelyingParty {
  const said = headers.origin ?? ''
  const isHere = /^http:\/\/localhost(:\d+)?$/.test(said) && said === `http://${headers.host}`
  const { hostname: id, origin } = new URL(isHere ? said : publicUrl)
  return { id, origin }
}
