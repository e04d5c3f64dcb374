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

/** Types a handler's request by its route's zod schemas. */
interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** A Fastify plugin of routes with zod schemas. */
export type ZodRoutes<Options extends FastifyPluginOptions> = FastifyPluginAsync<Options, RawServerDefault, ZodTypes>

/**
 * Validation: zod parses requests in place of the framework's Ajv, and its issues become the response's field errors. Responses are not validated,
 * so that a record stored under an older rule is still shown.
 */
export const zodCompilers: CompilersFactory = {
  // Fastify types this factory for its own compilers; ours takes the schema of a route, which `ZodRoutes` types as zod's.
  buildValidator: () => validateWithZod as FastifySchemaCompiler<unknown> as never,
  buildSerializer: () => () => JSON.stringify,
}

/** Passed to the framework's constructor, which otherwise loads Ajv. */
type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { success, data: value, error } = schema.safeParse(data)
    return success ? { value } : { error: Object.assign(error, { isOfRecord: isOfRecord(schema) }) }
  }
