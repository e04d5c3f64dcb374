import type { FastifyReply } from 'fastify'

/** Runs work after the response, so that its duration reveals nothing to the client. A failure is logged with the given message. */
export function afterResponse({ raw, log }: FastifyReply, work: () => Promise<unknown>, failure: string): void {
  const start = () => void work().catch((error: unknown) => log.error({ err: error }, failure))
  if (raw.closed) start()
  else raw.once('close', start)
}
