import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { anyTable, decodeRow } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Row, Values, Viewer } from './context.ts'
import type { PresentContext } from './hooks.ts'
import { isTranslatedResource, translatedFor } from './representation.ts'
import { visibleTo } from './rows.ts'

/** Records that another one is shown with. */
interface Related {
  resource: Resource
  /** The fields to read. */
  fields: readonly string[]
}

/** Maximum number of records that are shown with another one. */
const MOST = 50

/** The newest visible records whose relation names a record, in one query. */
export async function recordsNaming(
  { resource, fields, by }: Related & { by: string },
  id: number,
  context: PresentContext,
): Promise<Values[]> {
  const rows = await select({ resource, fields }, context)
    .where(by, 'like', `%,${id},%`)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => decoded(resource, fields, row, context.viewer))
}

/** The visible records with these ids, in their order, in one query; none for no id. */
export async function recordsNamed(
  related: Related,
  ids: readonly number[],
  context: PresentContext,
): Promise<Values[]> {
  if (ids.length === 0) return []
  const rows = await select(related, context).where('id', 'in', ids).execute()
  const found = rows.map((row) => decoded(related.resource, related.fields, row, context.viewer))
  return ids.map((id) => found.find((row) => row.id === id)).filter((row) => row !== undefined)
}

/**
 * Throws `Refused` (400) if relations name records that do not exist. Stored ids stay allowed: their records may have been
 * deleted since.
 */
export async function refuseUnknownIds(db: Db, fields: Fields, given: Values, stored: Values = {}): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'relation') continue
    const added = idsIn(given[name]).filter((id) => !idsIn(stored[name]).includes(id))
    if (added.length === 0) continue
    const rows = await anyTable(db).selectFrom(field.to).select('id').where('id', 'in', added).execute()
    const unknown = added.filter((id) => !rows.some((row) => Number(row.id) === id))
    if (unknown.length > 0) throw refused.invalid({ [name]: [validation.relatedUnknown(unknown.join(', '))] })
  }
}

/** The ids of a relation, which may have no value. */
const idsIn = (value: unknown): number[] => (value as number[] | null | undefined) ?? []

const select = ({ resource, fields }: Related, { db, viewer, now }: PresentContext) =>
  anyTable(db)
    .selectFrom(resource.name)
    .select(['id', ...(isTranslatedResource(resource) ? new Set([...fields, SECOND_FIELD, 'translation']) : fields)])
    .where(visibleTo(withoutEndpoint(viewer), resource, {}, now))

/** The values that the endpoint requires of its own rows do not apply to others. */
const withoutEndpoint = ({ only: _, ...viewer }: Viewer): Viewer => viewer

function decoded(resource: Resource, names: readonly string[], row: Values, viewer: Viewer): Values {
  const record = translatedFor(resource, { ...viewer, isOpen: true, seesHidden: false })(
    decodeRow(resource.fields, row) as Row,
  )
  return Object.fromEntries(['id', ...names].map((name) => [name, record[name]]))
}
