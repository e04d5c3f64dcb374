import { isContent, isForPrograms } from '../../contract/api/keyAccess.ts'
import { slugFieldOf } from '../../contract/declaring/fields.ts'
import type { Resource } from '../../contract/declaring/resource.ts'
import type { Row } from './row.ts'
import { type Rules, VISITORS } from './rules.ts'
import type { Deed } from './trace.ts'
import { visibleTo } from './visibleTo.ts'

type Shown = NonNullable<Deed['shown']>

/** How visitors saw a row of content and how they see it from now on; undefined of what is no content. */
export function shownAs(resource: Resource, rules: Rules) {
  if (!isForPrograms(resource)) return () => undefined
  const slug = slugFieldOf(resource)
  const visible = visibleTo(VISITORS, resource, rules)
  // What needs more than its flags falls due by itself: whoever marks it then tells of it.
  const isSeen = (row: Row | undefined, now: Date): row is Row =>
    row !== undefined &&
    isContent(resource) &&
    visible(now).some(
      ({ flags, where }) => !where && Object.entries(flags).every(([flag, value]) => row[flag] === value),
    )

  return (before: Row | undefined, after: Row | undefined, now: Date): Shown => {
    const seen = [after, ...(after ? [] : [before])].find((row) => isSeen(row, now))
    return {
      before: isSeen(before, now),
      after: isSeen(after, now),
      path: seen && resource.page ? pathOf(resource.page, seen, slug) : null,
    }
  }
}

const pathOf = (page: string, row: Row, slug: string | undefined): string =>
  slug ? `${page}/${encodeURIComponent(String(row[slug]))}` : page
