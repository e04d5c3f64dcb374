import { useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import { fold } from '../../contract/domain/turkish.ts'
import { panelSearchTexts } from '../../contract/i18n/admin/panelSearch.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { useCapabilities } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
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

const NOTHING = { groups: [] as ResultGroup[], isPending: false, hasFailed: false }

function useRecords(q: string, resources: readonly ResourceOptions[]) {
  const dataProvider = useDataProvider()
  const language = usePreference(locale)
  const [found, setFound] = useState(NOTHING)
  const names = resources.map(({ resource }) => resource.name).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the names of the resources
  useEffect(() => {
    if (!q) {
      setFound(NOTHING)
      return
    }
    let isCurrent = true
    const search = async (options: ResourceOptions): Promise<ResultGroup> => {
      const { resource } = options
      const { data } = await dataProvider.getList(resource.name, {
        filter: { q },
        pagination: { page: 1, perPage: PER_RESOURCE },
        sort: { field: 'updatedAt', order: 'DESC' },
      })
      const title = titleFieldOf(resource)
      const { edit } = pathsOf(options)
      const name = resourceTexts(resource, language).many
      return { name, results: data.map((row) => ({ path: edit(row.id), name: String(row[title] || row.id) })) }
    }
    const timer = setTimeout(async () => {
      const searched = resources.filter(({ resource }) =>
        Object.values(resource.fields).some((field) => field.searched),
      )
      const outcomes = await Promise.allSettled(searched.map(search))
      if (!isCurrent) return
      const groups = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
      setFound({
        groups: groups.filter(({ results }) => results.length),
        isPending: false,
        hasFailed: outcomes.every(({ status }) => status === 'rejected'),
      })
    }, DELAY)
    setFound((before) => ({ ...before, isPending: true }))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, names, language, dataProvider])
  return found
}
