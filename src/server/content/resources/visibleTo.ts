import { expressionBuilder } from 'kysely'
import { hidingFlagOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { AnyTables } from '../../platform/db/tables.ts'
import { hasValues } from './listOfRecords.ts'
import type { Condition } from './listStatement.ts'
import type { Audience, Rules } from './rules.ts'

/** Which rows of a resource an audience sees: those that the rules show and the endpoint names, and that are not hidden. */
export function visibleTo(
  { isOpen, seesHidden, only = {} }: Audience,
  { fields }: Pick<Resource, 'fields'>,
  { visible }: Pick<Rules, 'visible'>,
  now: Date,
): Condition {
  const flag = hidingFlagOf({ fields })
  return expressionBuilder<AnyTables, string>().and([
    hasValues(fields, { ...(flag && isOpen && !seesHidden && { [flag]: false }) }),
    hasValues(fields, only),
    ...(isOpen && visible ? [visible(now)] : []),
  ])
}
