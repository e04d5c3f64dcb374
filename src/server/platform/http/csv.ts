import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Response schema of an endpoint with JSON and CSV. */
export const jsonOrCsv = <S extends z.ZodType>(schema: S) => ({
  content: { 'application/json': { schema }, 'text/csv': { schema: z.string() } },
})

/** Whether the client accepts CSV and not JSON. Marks the response as depending on that. */
export function wantsCsv({ headers: { accept = '' } }: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'accept')
  return /\btext\/csv\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept)
}

/** Marks the response as a CSV file to download. */
export const asCsvFile = (reply: FastifyReply, name: string) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`)
