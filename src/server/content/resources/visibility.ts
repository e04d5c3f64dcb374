import { expressionBuilder } from 'kysely'
import { isContent, isForPrograms } from '../../../contract/api/keyAccess.ts'
import { hidingFlagOf, slugFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { AnyTables } from '../../platform/db/tables.ts'
import type { Viewer } from './context.ts'
import type { Hooks, Visibility } from './hooks.ts'
import { hasValues } from './listOfRecords.ts'
import type { Condition } from './listStatement.ts'
import type { Row } from './row.ts'

/** Which rows of a resource a viewer sees: those that the hooks show and the endpoint names, and that are not hidden. */
export function visibleTo(
  { isOpen, seesHidden, only = {} }: Viewer,
  { fields }: Pick<Resource, 'fields'>,
  { visible }: Pick<Hooks, 'visible'>,
  now: Date,
): Condition {
  const flag = hidingFlagOf({ fields })
  return expressionBuilder<AnyTables, string>().and([
    hasValues(fields, { ...(flag && isOpen && !seesHidden && { [flag]: false }) }),
    hasValues(fields, only),
    ...(isOpen && visible ? [visible(now)] : []),
  ])
}

/** How visitors saw a row of content and see it after a change; undefined of what is no content. */
export function visibilityOf(resource: Resource, hooks: Hooks) {
  if (!isForPrograms(resource)) return () => undefined
  const hasPages = isContent(resource)
  const hidingFlag = hidingFlagOf(resource)
  const slug = slugFieldOf(resource)
  const { page } = resource
  // Rows that become visible by time alone are announced by the job that marks them.
  const isSeen = (row: Row | undefined): row is Row =>
    row !== undefined && hasPages && (hooks.isPublished?.(row) ?? true) && !(hidingFlag && row[hidingFlag])
  const pathOf = (row: Row) => (page && slug ? `${page}/${encodeURIComponent(String(row[slug]))}` : (page ?? null))

  return (before: Row | undefined, after: Row | undefined): Visibility => {
    const seen = [after, ...(after ? [] : [before])].find(isSeen)
    return { before: isSeen(before), after: isSeen(after), path: seen ? pathOf(seen) : null }
  }
}
