import { isContent, isForPrograms } from '../../../contract/api/keyAccess.ts'
import { hidingFlagOf, slugFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Row } from './row.ts'
import type { Rules } from './rules.ts'
import type { Deed } from './trace.ts'

type Shown = NonNullable<Deed['shown']>

/** How visitors saw a row of content and how they see it from now on; undefined of what is no content. */
export function shownAs(resource: Resource, rules: Rules) {
  if (!isForPrograms(resource)) return () => undefined
  const slug = slugFieldOf(resource)
  const hidingFlag = hidingFlagOf(resource)
  // Rows that become visible by time alone are announced by the job that marks them.
  const isSeen = (row: Row | undefined): row is Row =>
    row !== undefined && isContent(resource) && (rules.isPublished?.(row) ?? true) && !(hidingFlag && row[hidingFlag])

  return (before: Row | undefined, after: Row | undefined): Shown => {
    const seen = [after, ...(after ? [] : [before])].find(isSeen)
    return {
      before: isSeen(before),
      after: isSeen(after),
      path: seen && resource.page ? pathOf(resource.page, seen, slug) : null,
    }
  }
}

const pathOf = (page: string, row: Row, slug: string | undefined): string =>
  slug ? `${page}/${encodeURIComponent(String(row[slug]))}` : page
