import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyServerOptions,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import type { z } from 'zod'
import { isOfRecord } from '../../../contract/problem.ts'

/** Types a handler's request by the zod schemas of its route. */
interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** Routes whose schemas are zod's. */
export type ZodRoutes<Options extends FastifyPluginOptions> = FastifyPluginAsync<Options, RawServerDefault, ZodTypes>

/**
 * One schema language, in place of the framework's: zod reads requests, and its findings are the answer's field errors. Answers are not read again:
 * a row that an older rule let in is still shown.
 */
export const zodCompilers: CompilersFactory = {
  buildValidator: () => readWithZod as FastifySchemaCompiler<unknown> as never,
  buildSerializer: () => () => JSON.stringify,
}

/** Told to the framework when it is made: whoever brings none has it load and make its own. */
type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

const readWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { success, data: value, error } = schema.safeParse(data)
    return success ? { value } : { error: Object.assign(error, { isOfRecord: isOfRecord(schema) }) }
  }
