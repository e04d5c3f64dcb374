import { useListContext, useTranslateLabel } from 'ra-core'
import { hidingFlagOf, slugFieldOf, titleFieldOf } from '../../contract/schema/fields.ts'
import { type Field, time } from '../../contract/schema/fieldTypes.ts'
import { isSorted } from '../../contract/schema/lists.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { useEntry, useTexts } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { useListAddress } from './useListAddress.ts'

export interface Column {
  name: string
  field: Field
  label: string
  isSortable: boolean
}

/**
 * The columns of a list: the name, which brings picture and address along, every other listed field, and when a row was
 * changed last, where the server tells it. Whether visitors see a row stands with its name, where the server knows such a thing.
 */
export function useColumns(): { title: Column; picture: string | undefined; others: Column[]; hiding?: Column } {
  const { resource } = useEntry()
  const { columns, one } = useTexts()
  const translateLabel = useTranslateLabel()
  const { list: words } = useWords()
  const { data } = useListContext()
  const { filter } = useListAddress()
  const flag = hidingFlagOf(resource)
  const isFlagTold = flag && (filter[flag] || data?.some((row) => row[flag] !== undefined))
  const isEditTold = data?.some(({ updatedAt }) => updatedAt) ?? false
  const column = (name: string): Column => ({
    name,
    field: resource.fields[name]!,
    label: columns[name] ?? String(translateLabel({ source: name, resource: resource.name })),
    isSortable: isSorted(resource.fields[name]!),
  })
  const title = titleFieldOf(resource)
  const picture = listedNames(resource).find((name) => resource.fields[name]!.kind === 'image')
  const besideTitle = [title, picture, slugFieldOf(resource)]
  return {
    title: { ...column(title), label: one },
    picture,
    ...(isFlagTold && { hiding: column(flag) }),
    others: [
      ...listedNames(resource)
        .filter((name) => !besideTitle.includes(name))
        .map(column),
      ...(isEditTold ? [{ name: 'updatedAt', field: time(), label: words.edited, isSortable: true }] : []),
    ],
  }
}

const listedNames = ({ fields }: Resource) => Object.keys(fields).filter((name) => fields[name]!.listed)
