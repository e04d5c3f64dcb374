import { useListContext, useTranslateLabel } from 'ra-core'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'
import { hidingFlagOf, slugFieldOf, titleFieldOf } from '../../contract/schema/fields.ts'
import { type Field, time } from '../../contract/schema/fieldTypes.ts'
import { isSorted } from '../../contract/schema/lists.ts'
import { type Resource, TRANSLATION_FILTER } from '../../contract/schema/resource.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { useResourceMessages, useResourceOptions } from '../resources/definitions.ts'

export interface Column {
  name: string
  field: Field
  label: string
  isSortable: boolean
}

/**
 * The columns of a list: the title with picture and slug, every other listed field, and if the API has them, the state of the
 * English texts and the last change. `hiding` is the flag that hides records from visitors, if the API has it; it is shown with
 * the title. A list without rows has these columns too if the API is known to have them: its filters stay.
 */
export function useColumns(): { title: Column; picture: string | undefined; others: Column[]; hiding?: Column } {
  const { resource } = useResourceOptions()
  const { columns, one } = useResourceMessages()
  const translateLabel = useTranslateLabel()
  const { list: messages } = useMessages()
  const { data, filterValues } = useListContext()
  const english = useMessages(englishTexts)
  const flag = hidingFlagOf(resource)
  const hidesRecords = useCapability('hiddenRecords')
  const hasFlag = flag && (hidesRecords || filterValues[flag] || data?.some((row) => row[flag] !== undefined))
  const hasUpdatedAt = data?.some(({ updatedAt }) => updatedAt) ?? false
  const translation = resource.fields[TRANSLATION]
  const hasTranslations = useCapability('translations')
  const isTranslated =
    translation && (hasTranslations || filterValues[TRANSLATION_FILTER] || data?.some((row) => row[TRANSLATION]))
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
    ...(hasFlag && { hiding: column(flag) }),
    others: [
      ...listedNames(resource)
        .filter((name) => !besideTitle.includes(name))
        .map(column),
      ...(isTranslated ? [{ name: TRANSLATION, field: translation, label: english.column, isSortable: false }] : []),
      ...(hasUpdatedAt ? [{ name: 'updatedAt', field: time(), label: messages.edited, isSortable: true }] : []),
    ],
  }
}

/** Name of the field with the states of English texts. */
export const TRANSLATION = 'translation'

const listedNames = ({ fields }: Resource) => Object.keys(fields).filter((name) => fields[name]!.listed)
