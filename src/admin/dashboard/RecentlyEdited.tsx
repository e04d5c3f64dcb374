import { useQueries, useQuery } from '@tanstack/react-query'
import { type GetListParams, type RaRecord, useDataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import type { Activity } from '../../contract/api/administration.ts'
import { auditLogEndpoints } from '../../contract/api/endpoints.ts'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { pathNameOf } from '../../contract/schema/resource.ts'
import { useBackgroundCall } from '../api/calls.ts'
import { useCapabilities, useCapability } from '../capabilities.tsx'
import { momentOf, useMessages } from '../i18n/language.ts'
import { ShortTime } from '../inbox/message.tsx'
import { Section } from '../layout/Section.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { isResourceOptions, pathsOf, type ResourceOptions, useConfig } from '../resources/definitions.ts'
import { useActorName } from '../versions/useActorName.ts'
import styles from './Dashboard.module.css'

/** The records that were edited last, of all resources. */
export function RecentlyEdited() {
  const { dashboard: messages } = useMessages()
  const language = usePreference(locale)
  const recently = useRecentlyEdited()
  const editorOf = useEditors(recently)
  const who = useActorName()
  if (recently.edited.length === 0) return null
  return (
    <Section title={messages.recent}>
      <div className={`box ${styles.group}`}>
        <ul>
          {recently.edited.map((edited) => {
            const { options, record, at, isNew } = edited
            const { one } = resourceTexts(options.resource, language)
            const editor = editorOf(edited)
            return (
              <li key={`${options.resource.name} ${record.id}`}>
                <Link className="stretched-link clamp" to={pathsOf(options).edit(record.id)}>
                  {String(record[titleFieldOf(options.resource)] ?? record.id)}
                </Link>
                <span className={`muted ${styles.about}`}>
                  <span>{isNew ? messages.added(one) : messages.edited(one)}</span>
                  {editor && <span>{who(editor)}</span>}
                </span>
                <ShortTime className={`label-text ${styles.when}`} at={at} />
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}

/** Maximum number of records, of all resources together. */
const SHOWN = 6

const LAST_EDITED: GetListParams = {
  pagination: { page: 1, perPage: SHOWN },
  sort: { field: 'updatedAt', order: 'DESC' },
  filter: {},
}

export interface Edited {
  options: ResourceOptions
  record: RaRecord<number>
  at: Date
  /** Not changed since it was created. */
  isNew: boolean
}

interface RecentlyEdited {
  edited: Edited[]
  /** Whether every list is loaded. */
  isWhole: boolean
}

/** Query keys are those of react-admin's `getList`, so that its mutations update them. Records without dates are left out. */
function useRecentlyEdited(): RecentlyEdited {
  const dataProvider = useDataProvider()
  const { offers } = useCapabilities()
  const resources = useConfig()
    .filter(isResourceOptions)
    .filter(({ resource: { endpoints } }) => endpoints.create && endpoints.update)
    .filter(({ requires }) => offers(requires))
  return useQueries({
    queries: resources.map(({ resource }) => ({
      queryKey: [resource.name, 'getList', LAST_EDITED],
      queryFn: () => dataProvider.getList<RaRecord<number>>(resource.name, LAST_EDITED),
    })),
    combine: (lists) => ({
      edited: lists
        .flatMap(({ data }, index) => (data?.data ?? []).flatMap((record) => editedOf(resources[index]!, record)))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, SHOWN),
      isWhole: lists.every(({ isPending }) => !isPending),
    }),
  })
}

function editedOf(options: ResourceOptions, record: RaRecord<number>): Edited[] {
  const at = momentOf(record.updatedAt)
  return at ? [{ options, record, at, isNew: record.updatedAt === record.createdAt }] : []
}

/** The editors of the records, by one request: a change and its audit log entry have the same timestamp. */
function useEditors({ edited, isWhole }: RecentlyEdited): (edited: Edited) => string | undefined {
  const hasAuditLog = useCapability('auditLog')
  const call = useBackgroundCall()
  const filter = JSON.stringify({ at: edited.map(({ at }) => at.toISOString()) })
  const { data: done } = useQuery({
    queryKey: ['auditLog', 'editors', filter],
    queryFn: async () => (await call(auditLogEndpoints.list, { query: { filter } })) as Activity[],
    enabled: hasAuditLog === true && isWhole && edited.length > 0,
  })
  return ({ options, record, at }) =>
    done?.find(
      (deed) =>
        deed.resource === pathNameOf(options.resource) &&
        deed.recordId === String(record.id) &&
        deed.at === at.toISOString(),
    )?.by ?? undefined
}
