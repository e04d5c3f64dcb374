import type { RaRecord } from 'ra-core'
import { useLocation } from 'react-router-dom'
import type { Locale } from '../../contract/constants.ts'
import { copied } from '../../contract/i18n/admin/phrases.ts'
import { hidingFlagOf, slugFieldOf, titleFieldOf } from '../../contract/schema/fields.ts'
import { ENGLISH } from '../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { formValues } from '../widgets/formValues.ts'

type Values = Record<string, unknown>

/**
 * What a copy of a record begins with: all that is declared but its address, its place among the others, what was switched on for
 * the other alone and what the server says of it. What visitors do not see begins as something that they do not see. It is stored,
 * and its address made, once it is saved.
 */
export function copyOf(resource: Resource, record: RaRecord, locale: Locale): Values {
  const { fields } = resource
  const [slug, title] = [slugFieldOf(resource), titleFieldOf(resource)]
  const english = fields[ENGLISH] && record[ENGLISH]
  const hidden = hidingFlagOf(resource)
  const isFlag = (name: string) => fields[name]!.kind === 'flag'
  const isOwn = (name: string) => {
    const { kind, readOnly } = fields[name]!
    return name !== slug && !readOnly && !formValues[kind]?.startsEmpty
  }
  const values = Object.fromEntries(
    Object.keys(fields)
      .filter(isOwn)
      // A server that does not know a flag is not told of it.
      .map((name) => [name, isFlag(name) && name !== hidden && record[name] !== undefined ? false : record[name]]),
  )
  return {
    ...values,
    [title]: copied[locale](String(record[title] ?? '')),
    ...(english?.[title] && { [ENGLISH]: { ...english, [title]: copied.en(english[title]) } }),
  }
}

/** What the link that led here copies; undefined for a form that begins empty. */
export function useCopied(): RaRecord | undefined {
  const state: unknown = useLocation().state
  const copied = typeof state === 'object' && state !== null && 'copied' in state ? state.copied : undefined
  // It has no id yet, which is how forms know that a record is new.
  return typeof copied === 'object' && copied !== null ? (copied as RaRecord) : undefined
}
