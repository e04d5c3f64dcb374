import type { FastifyReply } from 'fastify'

/** Does something once an answer is out, so that nobody can tell by its time whether it is done. What fails is logged. */
export function afterAnswer({ raw, log }: FastifyReply, work: () => Promise<unknown>, failure: string): void {
  const begin = () => void work().catch((error: unknown) => log.error({ err: error }, failure))
  if (raw.closed) begin()
  else raw.once('close', begin)
}
