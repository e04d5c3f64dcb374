import type { RaRecord } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { slugFieldOf, titleFieldOf } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { formValues } from '../widgets/formValues.ts'

type Values = Record<string, unknown>

/**
 * What a copy of a record begins with: all that is declared but its address, its place among the others and what the server says
 * of it. It is stored, and its address made, once it is saved.
 */
export function copyOf(resource: Resource, record: RaRecord, titled: (title: string) => string): Values {
  const { fields } = resource
  const [slug, title] = [slugFieldOf(resource), titleFieldOf(resource)]
  const isOwn = (name: string) => {
    const { kind, readOnly } = fields[name]!
    return name !== slug && !readOnly && !formValues[kind]?.startsEmpty
  }
  const values = Object.fromEntries(
    Object.keys(fields)
      .filter(isOwn)
      .map((name) => [name, record[name]]),
  )
  return { ...values, [title]: titled(String(record[title] ?? '')) }
}

/** What the link that led here copies; undefined for a form that begins empty. */
export function useCopied(): RaRecord | undefined {
  const state: unknown = useLocation().state
  const copied = typeof state === 'object' && state !== null && 'copied' in state ? state.copied : undefined
  // It has no id yet, which is how forms know that a record is new.
  return typeof copied === 'object' && copied !== null ? (copied as RaRecord) : undefined
}
