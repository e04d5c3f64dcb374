import { hidingFlagOf } from '../../contract/declaring/fields.ts'
import type { Resource } from '../../contract/declaring/resource.ts'
import { inBoth, type Part, WHOLE } from './parts.ts'
import type { Audience, Rules } from './rules.ts'

/** Which rows of a resource an audience sees, as a condition of the query: what the domain's rules show, and nobody has hidden. */
export function visibleTo(
  { isOpen, seesHidden }: Audience,
  resource: Pick<Resource, 'fields'>,
  { visible }: Pick<Rules, 'visible'>,
): (now: Date) => readonly Part[] {
  const flag = hidingFlagOf(resource)
  const unhidden: readonly Part[] = flag && isOpen && !seesHidden ? [{ flags: { [flag]: false } }] : WHOLE
  return (now) => inBoth((isOpen && visible?.(now)) || WHOLE, unhidden)
}
