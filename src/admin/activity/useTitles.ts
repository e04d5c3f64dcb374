import { useQuery } from '@tanstack/react-query'
import type { Activity } from '../../contract/api/administration.ts'
import { trashEndpoints } from '../../contract/api/endpoints.ts'
import { singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { labelOf } from '../../contract/schema/fields.ts'
import { pathNameOf } from '../../contract/schema/resource.ts'
import { SINGLETONS_PATH } from '../../contract/schema/singleton.ts'
import { useQuietCall } from '../api/createCall.ts'
import { useConfig } from '../entries/configContext.ts'
import { isResourceEntry, isSingletonEntry } from '../entries/entries.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

interface Titled {
  title: string
  /** It is in the bin. */
  isNotFound?: boolean
}

/** What people call a record that something was done to; undefined where it is gone for good, or has no title. */
export type TitleOf = (done: Activity) => Titled | undefined

/** The titles of the records that are there still, and of those in the bin: one call for each resource, and one more. */
export function useTitles(rows: readonly Activity[]): TitleOf {
  const config = useConfig()
  const language = usePreference(locale)
  const call = useQuietCall()
  const resources = config.filter(isResourceEntry).map(({ resource }) => resource)
  const wanted = resources.flatMap((resource) => {
    const path = pathNameOf(resource)
    const ids = new Set(rows.filter((row) => row.resource === path && row.recordId).map(({ recordId }) => recordId!))
    return ids.size ? [{ resource, path, ids: [...ids].map(Number).sort((a, b) => a - b) }] : []
  })
  const { data: titles } = useQuery({
    queryKey: ['activity titles', wanted.map(({ path, ids }) => [path, ids])],
    queryFn: async () => {
      const found = new Map<string, Titled>()
      const binned = await call(trashEndpoints.list).catch(() => [])
      for (const { resource, id, title } of Array.isArray(binned) ? binned : [])
        found.set(`${resource}/${id}`, { title, isNotFound: true })
      await Promise.all(
        wanted.map(async ({ resource, path, ids }) => {
          const query = { filter: JSON.stringify({ id: ids }), range: `[0,${ids.length - 1}]` }
          const listed = await call(resource.endpoints.list, { query }).catch(() => [])
          for (const row of Array.isArray(listed) ? listed : [])
            found.set(`${path}/${row.id}`, { title: labelOf(row, resource) })
        }),
      )
      return found
    },
    enabled: wanted.length > 0,
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return ({ resource, recordId }) => {
    const titled = titles?.get(`${resource}/${recordId}`)
    if (resource !== SINGLETONS_PATH) return titled?.title ? titled : undefined
    const entry = config.filter(isSingletonEntry).find(({ singleton }) => singleton.key === recordId)
    return entry && { title: singletonTexts(entry.singleton, language).title }
  }
}
