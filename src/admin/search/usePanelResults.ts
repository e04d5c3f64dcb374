import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { fold } from '../../contract/domain/turkish.ts'
import { panelSearchTexts } from '../../contract/i18n/admin/panelSearch.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { useCapabilities } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { useDebounced } from '../inputs/useDebounced.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import {
  isResourceOptions,
  isSingletonOptions,
  nameOf,
  pathOf,
  pathsOf,
  type ResourceOptions,
  type ScreenOptions,
  useConfig,
} from '../resources/definitions.ts'

interface PanelResult {
  path: string
  name: string
  /** What matches besides the name: the label of a field. */
  note?: string | undefined
}

interface ResultGroup {
  name: string
  results: PanelResult[]
}

/** Debounce delay, in milliseconds. */
const DELAY = 250
/** Maximum number of records of one resource. */
const PER_RESOURCE = 4

/** Screens of the panel whose name or fields match, at once; then records, by the lists' own search. */
export function usePanelResults(q: string): { groups: ResultGroup[]; isPending: boolean; hasFailed: boolean } {
  const messages = useMessages()
  const { screens } = useMessages(panelSearchTexts)
  const language = usePreference(locale)
  const { offers } = useCapabilities()
  const config = useConfig().filter(({ requires }) => offers(requires) !== false)
  const words = fold(q).split(' ').filter(Boolean)
  const found = words.length
    ? config.flatMap((item): PanelResult[] => {
        const name = nameOf(item, messages, language)
        const group = item.group && messages.menu[item.group]
        if (hasAll(`${name} ${group ?? ''}`, words)) return [{ path: pathOf(item), name, note: group }]
        const label = fieldsOf(item, language).find((each) => hasAll(`${name} ${each}`, words))
        return label ? [{ path: pathOf(item), name, note: label }] : []
      })
    : []
  const records = useRecords(q, config.filter(isResourceOptions))
  return {
    ...records,
    groups: [...(found.length ? [{ name: screens, results: found }] : []), ...records.groups],
  }
}

const hasAll = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** Labels of a singleton's fields. */
function fieldsOf(item: ScreenOptions, language: 'tr' | 'en'): string[] {
  if (!isSingletonOptions(item)) return []
  const { columns, fields } = { columns: {}, ...singletonTexts(item.singleton, language) }
  return Object.values({ ...columns, ...fields }).filter((label) => typeof label === 'string')
}

/** Records of each resource; those of the previous text until the present one is searched for. */
function useRecords(q: string, resources: readonly ResourceOptions[]) {
  const dataProvider = useDataProvider()
  const language = usePreference(locale)
  const debounced = useDebounced(q, DELAY)
  const searched = resources.filter(({ resource }) => Object.values(resource.fields).some((field) => field.searched))
  async function search(options: ResourceOptions): Promise<ResultGroup> {
    const { resource } = options
    const { data } = await dataProvider.getList(resource.name, {
      filter: { q: debounced },
      pagination: { page: 1, perPage: PER_RESOURCE },
      sort: { field: 'updatedAt', order: 'DESC' },
    })
    const title = titleFieldOf(resource)
    const { edit } = pathsOf(options)
    const name = resourceTexts(resource, language).many
    return { name, results: data.map((row) => ({ path: edit(row.id), name: String(row[title] || row.id) })) }
  }
  const { data: outcomes = [], isFetching } = useQuery({
    queryKey: ['panelSearch', debounced, language, ...searched.map(({ resource }) => resource.name)],
    queryFn: () => Promise.allSettled(searched.map(search)),
    placeholderData: keepPreviousData,
    enabled: debounced !== '',
    gcTime: 0,
  })
  const isPending = q !== debounced || isFetching
  if (!q) return { groups: [], isPending: false, hasFailed: false }
  return {
    groups: outcomes
      .flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
      .filter(({ results }) => results.length),
    isPending,
    hasFailed: !isPending && outcomes.every(({ status }) => status === 'rejected'),
  }
}
