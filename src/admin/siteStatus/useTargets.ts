import { useQuery } from '@tanstack/react-query'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { slugFieldOf, titleFieldOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { useQuietCall } from '../api/createCall.ts'
import { useConfig } from '../entries/configContext.ts'
import { isResourceEntry, isSingletonEntry } from '../entries/entries.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

export interface Target {
  path: string
  title: string
}

/** So many records of each resource are proposed. */
const MOST = 50

/** The pages of the site that an old address may lead to: those that always stand, and the newest records'. */
export function useTargets(): readonly Target[] {
  const config = useConfig()
  const language = usePreference(locale)
  const call = useQuietCall()
  const resources = config
    .filter(isResourceEntry)
    .map(({ resource }) => resource)
    .filter((resource) => resource.page && slugFieldOf(resource))
  const standing = [
    ...resources.map((resource) => ({ path: resource.page!, title: resourceTexts(resource, language).many })),
    ...config
      .filter(isSingletonEntry)
      .flatMap(({ singleton }) =>
        singleton.page ? [{ path: singleton.page, title: singletonTexts(singleton, language).title }] : [],
      ),
  ]
  const { data = [] } = useQuery({
    queryKey: ['pages of the site'],
    queryFn: async () => {
      const lists = await Promise.all(
        resources.map(async (resource) => {
          const rows = await call(resource.endpoints.list, { query: { range: `[0,${MOST - 1}]` } }).catch(() => [])
          return targetsIn(resource, rows)
        }),
      )
      return lists.flat()
    },
    staleTime: 60_000,
  })
  return [...new Map([...standing, ...data].map((target) => [target.path, target])).values()]
}

function targetsIn(resource: Resource, rows: unknown): Target[] {
  const [slug, title] = [slugFieldOf(resource)!, titleFieldOf(resource)]
  if (!Array.isArray(rows)) return []
  return rows
    .filter((row) => row?.[slug] && row.isHidden !== true && row.isPublished !== false)
    .slice(0, MOST)
    .map((row) => ({ path: `${resource.page}/${row[slug]}`, title: String(row[title]) }))
}
