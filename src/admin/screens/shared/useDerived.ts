import { useWatch } from 'react-hook-form'
import { pageDescriptionOf, paragraphsOf } from '../../../contract/domain/plainText.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import { summaries } from '../../../contract/schema/summaries.ts'
import { useSubject } from '../../entries/entries.ts'
import { useTagline } from '../../pageTexts/useTagline.ts'

type Values = Readonly<Record<string, string | null | undefined>>

/** What the page of what is edited says of it where its owner says nothing, as it will be once it is saved. */
export function useDerived(): { seoTitle: string; seoDescription: string } {
  const { fields } = useSubject()
  const values = useWatch() as Values
  const tagline = useTagline()
  const seoTitle = derived(fields.seoTitle, values)
  const title = values.seoTitle?.trim() || seoTitle
  const description = derived(fields.seoDescription, values)
  return { seoTitle, seoDescription: title || description ? pageDescriptionOf({ title, description, tagline }) : '' }
}

function derived(field: Field | undefined, values: Values): string {
  if (!field || !('derivedFrom' in field)) return ''
  if (field.derivedBy) return summaries[field.derivedBy](values)
  return field.derivedFrom?.flatMap((name) => paragraphsOf(values[name]))[0] ?? ''
}
