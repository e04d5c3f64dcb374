import { endpointOf, parseEndpoint } from '../../contract/declaring/endpoint.ts'
import { footer } from '../../contract/singletons/footer/footer.ts'
import { footerStart } from '../../contract/singletons/footer/start.ts'
import type { Ask } from '../rendering/answers.ts'

/** The site's own line, as every page ends with it; what the footer starts with where that is not known. */
export async function taglineOf(ask: Ask): Promise<string> {
  const answer = await ask(parseEndpoint(endpointOf(footer.read)).path)
  const { tagline } = (answer && answer.status < 400 ? answer.body : footerStart) as typeof footerStart
  return tagline ?? ''
}
