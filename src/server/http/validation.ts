import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import type { z } from 'zod'

/** Types a handler's request by the zod schemas of its route. */
interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** Routes whose schemas are zod's. */
export type ZodRoutes<Options extends FastifyPluginOptions> = FastifyPluginAsync<Options, RawServerDefault, ZodTypes>

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
