import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { anyTable, decodeRow } from '../../platform/db/columns.ts'
import type { Row, Values, Viewer } from './context.ts'
import type { PresentContext } from './hooks.ts'
import { visibleTo } from './listOfRecords.ts'
import { isTranslatedResource, translatedFor } from './translatedRows.ts'

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
