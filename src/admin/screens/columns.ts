import { useTranslateLabel } from 'ra-core'
import { slugFieldOf, titleFieldOf } from '../../contract/fields.ts'
import type { Field } from '../../contract/kinds.ts'
import { isSorted } from '../../contract/lists.ts'
import type { Resource } from '../../contract/resource.ts'
import { useEntry, useTexts } from '../entries.ts'

export interface Column {
  name: string
  field: Field
  label: string
  isSortable: boolean
}

/** The columns of a list: the name, which brings picture and address along, and every other listed field. */
export function useColumns(): { title: Column; picture: string | undefined; others: Column[] } {
  const { resource } = useEntry()
  const { columns, one } = useTexts()
  const translateLabel = useTranslateLabel()
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
    others: listedNames(resource)
      .filter((name) => !besideTitle.includes(name))
      .map(column),
  }
}

const listedNames = ({ fields }: Resource) => Object.keys(fields).filter((name) => fields[name]!.listed)
