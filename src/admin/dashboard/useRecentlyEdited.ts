import { useQueries } from '@tanstack/react-query'
import { type GetListParams, type RaRecord, useDataProvider } from 'ra-core'
import { isResourceEntry, type ResourceEntry } from '../entries.ts'
import { momentOf } from '../formats.ts'
import { useConfig } from '../layout/configContext.ts'

/** How many are shown, of all resources together. */
const SHOWN = 6

const LAST_EDITED: GetListParams = {
  pagination: { page: 1, perPage: SHOWN },
  sort: { field: 'updatedAt', order: 'DESC' },
  filter: {},
}

export interface Edited {
  entry: ResourceEntry
  record: RaRecord<number>
  at: Date
  /** It has not been changed since it was added. */
  isNew: boolean
}

/** What was edited last among all that can be edited, under the keys of react-admin's own lists. A server that tells no dates has none. */
export function useRecentlyEdited(): Edited[] {
  const dataProvider = useDataProvider()
  const entries = useConfig()
    .filter(isResourceEntry)
    // What our own server alone has would be asked of others in vain.
    .filter(({ resource, isBeyond }) => resource.endpoints.update && !isBeyond)
  return useQueries({
    queries: entries.map(({ resource }) => ({
      queryKey: [resource.name, 'getList', LAST_EDITED],
      queryFn: () => dataProvider.getList<RaRecord<number>>(resource.name, LAST_EDITED),
    })),
    combine: (lists) =>
      lists
        .flatMap(({ data }, index) => (data?.data ?? []).flatMap((record) => editedOf(entries[index]!, record)))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, SHOWN),
  })
}

function editedOf(entry: ResourceEntry, record: RaRecord<number>): Edited[] {
  const at = momentOf(record.updatedAt)
  return at ? [{ entry, record, at, isNew: record.updatedAt === record.createdAt }] : []
}
