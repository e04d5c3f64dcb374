import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/**
 * One schema language: zod reads requests, and its findings are the answer's field errors. Answers are not read again:
 * a row that an older rule let in is still shown.
 */
export function validateWithZod(app: FastifyInstance) {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const { success, data: value, error } = schema.safeParse(data)
    return success ? { value } : { error }
  })
  app.setSerializerCompiler(() => JSON.stringify)
}
