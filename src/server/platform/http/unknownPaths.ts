import type { FastifyInstance } from 'fastify'
import { open } from '../../../contract/schema/endpoint.ts'
import { refused } from './problems.ts'

/** Answers what no route of this scope answers: 405 with the methods that a known address has, else 404. Registered first. */
export function refuseUnknownPaths(app: FastifyInstance) {
  const methodsOf = new Map<string, Set<string>>()
  const refuse = ({ url }: { url: string }) => {
    const path = url.split('?', 1)[0]!
    const allowed = [...methodsOf].filter(([pattern]) => matches(pattern, path)).flatMap(([, methods]) => [...methods])
    throw allowed.length ? refused.methodNotAllowed([...new Set(allowed)].sort()) : refused.noSuchAddress()
  }
  // On request: where nothing is, nobody reads what was sent there.
  const onRequest = async (request: { url: string }) => refuse(request)
  const options = { config: { access: open('GET /*') }, schema: { hide: true }, onRequest }
  for (const path of ['/', '/*']) app.all(path, options, refuse)
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? methodsOf.set(url, new Set()).get(url)!
    for (const each of [method].flat()) methods.add(each)
  })
}

const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  )
}
