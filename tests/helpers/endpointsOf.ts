import { type Access, type Endpoint, endpointOf } from '../../src/contract/schema/endpoint.ts'
import { uploadsOf } from '../../src/contract/schema/fields.ts'
import type { Resource } from '../../src/contract/schema/resource.ts'

export function endpointsOf({ endpoints, fields }: Resource): Endpoint[] {
  const { lists = {}, reads = {}, toggle = {}, preview, ...single } = endpoints
  const toggles = Object.values(toggle).flatMap((t) =>
    t && typeof t === 'object' && 'on' in t ? [t.on, t.off] : t ? [t] : [],
  )
  const previews = preview ? [preview.link, preview.read] : []
  return [...Object.values(single), ...Object.values(lists), ...Object.values(reads), ...previews, ...toggles]
    .filter((access): access is Access => access !== undefined)
    .map(endpointOf)
    .concat([...uploadsOf([{ fields }]).keys()])
}
