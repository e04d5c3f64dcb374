import type { Fields } from '../../../contract/schema/fields.ts'
import type { Values } from '../resources/row.ts'

/** The fields in which a record differs from what it was; of a new one those that say something. */
export function changedFields(fields: Fields, before: Values | undefined, after: Values): string[] {
  return Object.keys(fields).filter((name) =>
    before ? !isSame(before[name], after[name]) : !SAYS_NOTHING.includes(JSON.stringify(after[name] ?? null)),
  )
}

const SAYS_NOTHING = ['null', 'false', '""', '[]', '{}']

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
