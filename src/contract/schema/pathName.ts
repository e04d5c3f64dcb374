import { endpointOf, parseEndpoint } from './endpoint.ts'
import type { Resource } from './resource.ts'

/** What the API's paths call a resource: `contact-messages` of `DELETE /admin/contact-messages/:id`. */
export function pathNameOf({ name, endpoints }: Pick<Resource, 'name' | 'endpoints'>): string {
  const { path } = parseEndpoint(endpointOf(endpoints.remove ?? endpoints.update ?? endpoints.list))
  const fixed = path.split('/').filter((part) => part && !part.startsWith(':'))
  return fixed.at(-1) ?? name
}
