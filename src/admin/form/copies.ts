import type { RaRecord } from 'ra-core'
import { useLocation } from 'react-router-dom'
import type { Locale } from '../../contract/constants.ts'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { copied } from '../../contract/i18n/admin/phrases.ts'
import { hidingFlagOf, slugFieldOf, titleFieldOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { formValues } from './formValues.ts'

type Values = Record<string, unknown>

/**
 * Initial values of a copy of a record: all declared fields but the slugs, the order, read-only fields, and flags, which are off. A
 * copy of a hidden record is hidden.
 */
export function copyOf(resource: Resource, record: RaRecord, locale: Locale): Values {
  const { fields } = resource
  const [slug, title] = [slugFieldOf(resource), titleFieldOf(resource)]
  const english = fields[SECOND_FIELD] && record[SECOND_FIELD]
  const hidden = hidingFlagOf(resource)
  const isFlag = (name: string) => fields[name]!.kind === 'flag'
  const isOwn = (name: string) => {
    const { kind, readOnly } = fields[name]!
    return name !== slug && !readOnly && !formValues[kind]?.startsEmpty
  }
  const values = Object.fromEntries(
    Object.keys(fields)
      .filter(isOwn)
      // Servers of the specification alone do not know every flag.
      .map((name) => [name, isFlag(name) && name !== hidden && record[name] !== undefined ? false : record[name]]),
  )
  return {
    ...values,
    [title]: copied[locale](String(record[title] ?? '')),
    ...(english && { [SECOND_FIELD]: englishOf(english, { slug, title }) }),
  }
}

/** The English texts of a copy: with a title of its own, from which a slug is made. */
function englishOf(english: Values, { slug, title }: { slug: string | undefined; title: string }): Values {
  const texts = Object.fromEntries(Object.entries(english).filter(([name]) => name !== slug))
  return { ...texts, ...(english[title] ? { [title]: copied[SECOND_FIELD](String(english[title])) } : {}) }
}

/** The copy in the location state of a link to the form; undefined for an empty form. */
export function useCopied(): RaRecord | undefined {
  const state: unknown = useLocation().state
  const copied = typeof state === 'object' && state !== null && 'copied' in state ? state.copied : undefined
  // Forms recognize a new record by its missing id; `copyOf` created this value.
  return typeof copied === 'object' && copied !== null ? (copied as RaRecord) : undefined
}
