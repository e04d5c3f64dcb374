import { useQueries, useQuery } from '@tanstack/react-query'
import { type GetListParams, type RaRecord, useDataProvider } from 'ra-core'
import type { Activity } from '../../contract/api/administration.ts'
import { auditLogEndpoints } from '../../contract/api/endpoints.ts'
import { pathNameOf } from '../../contract/schema/resource.ts'
import { useQuietCall } from '../api/createCall.ts'
import { useCapabilities, useCapability } from '../capabilities.tsx'
import { useConfig } from '../entries/configContext.ts'
import { isResourceEntry, type ResourceEntry } from '../entries/entries.ts'
import { momentOf } from '../i18n/formats.ts'

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

interface RecentlyEdited {
  edited: Edited[]
  /** Whether every list has answered. */
  isWhole: boolean
}

/** What was edited last among all that can be made and edited, under the keys of react-admin's own lists. A server that tells no dates has none. */
export function useRecentlyEdited(): RecentlyEdited {
  const dataProvider = useDataProvider()
  const { offers } = useCapabilities()
  const entries = useConfig()
    .filter(isResourceEntry)
    .filter(({ resource: { endpoints } }) => endpoints.create && endpoints.update)
    .filter(({ requires }) => offers(requires))
  return useQueries({
    queries: entries.map(({ resource }) => ({
      queryKey: [resource.name, 'getList', LAST_EDITED],
      queryFn: () => dataProvider.getList<RaRecord<number>>(resource.name, LAST_EDITED),
    })),
    combine: (lists) => ({
      edited: lists
        .flatMap(({ data }, index) => (data?.data ?? []).flatMap((record) => editedOf(entries[index]!, record)))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, SHOWN),
      isWhole: lists.every(({ isPending }) => !isPending),
    }),
  })
}

function editedOf(entry: ResourceEntry, record: RaRecord<number>): Edited[] {
  const at = momentOf(record.updatedAt)
  return at ? [{ entry, record, at, isNew: record.updatedAt === record.createdAt }] : []
}

/** By whom each was edited, where the server tells: one call, since a change and its entry in the activity have the same moment. */
export function useEditors({ edited, isWhole }: RecentlyEdited): (edited: Edited) => string | undefined {
  const hasAuditLog = useCapability('auditLog')
  const call = useQuietCall()
  const filter = JSON.stringify({ at: edited.map(({ at }) => at.toISOString()) })
  const { data: done } = useQuery({
    queryKey: ['activity', 'editors', filter],
    queryFn: async () => (await call(auditLogEndpoints.list, { query: { filter } })) as Activity[],
    enabled: hasAuditLog === true && isWhole && edited.length > 0,
  })
  return ({ entry, record, at }) =>
    done?.find(
      (deed) =>
        deed.resource === pathNameOf(entry.resource) &&
        deed.recordId === String(record.id) &&
        deed.at === at.toISOString(),
    )?.by ?? undefined
}
