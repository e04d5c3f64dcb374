import { endpointOf, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { footer } from '../../../contract/singletons/footer/footer.ts'
import { footerStart } from '../../../contract/singletons/footer/start.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Ask } from '../pages/answers.ts'

/** The site's own line, as every page ends with it; what the footer starts with where a server knows of none. Throws when it does not answer. */
export async function taglineOf(ask: Ask): Promise<string> {
  const answer = await ask(parseEndpoint(endpointOf(footer.read)).path)
  if (!answer || answer.status >= 500) throw refused.unavailable()
  const { tagline } = (answer.status < 400 ? answer.body : footerStart) as typeof footerStart
  return tagline ?? ''
}
