import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { FieldErrors } from '../../../contract/problem.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Values } from '../../content/resources/row.ts'
import { refused } from '../../platform/http/problems.ts'

/**
 * Requires image fields to name images of this site, since the content policy blocks others: an address with this site's host becomes a
 * path, one of another site is rejected under the field's name. What is stored
 * already stays.
 */
export const ownImages =
  (origin: string) =>
  (fields: Fields, given: Values, stored: Values | undefined): Values => {
    const errors: FieldErrors = {}
    const own = (path: string, address: unknown) => {
      const kept = pathOn(origin, String(address))
      if (kept === undefined) errors[path] = [validation.imageElsewhere]
      return kept
    }
    const kept = { ...given, ...ownIn(fields, given, stored, own), ...listsIn(fields, given, stored, own) }
    if (Object.keys(errors).length) throw refused.invalid(errors)
    return kept
  }

type Own = (path: string, address: unknown) => string | undefined

/** The pictures that are new, each by an address of this site. */
function ownIn(fields: Fields, given: Values, stored: Values = {}, own: Own): Values {
  const changed = Object.keys(fields).filter(
    (name) => fields[name]!.kind === 'image' && given[name] && given[name] !== stored[name],
  )
  return Object.fromEntries(changed.map((name) => [name, own(name, given[name])]))
}

/** The lists whose items have pictures, with those of this site; what stood in the list already stays, wherever it stands now. */
function listsIn(fields: Fields, given: Values, stored: Values = {}, own: Own): Values {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const items = given[name] as Values[] | null | undefined
    if (field.kind !== 'items' || !items) return []
    const known = (stored[name] ?? []) as Values[]
    const isKnown = (part: string, address: unknown) => known.some((item) => item[part] === address)
    const turned = items.map((item, at) => {
      const parts = Object.keys(field.fields).filter((part) => !isKnown(part, item[part]))
      const fresh = Object.fromEntries(parts.map((part) => [part, item[part]]))
      return { ...item, ...ownIn(field.fields, fresh, {}, (part, address) => own(`${name}.${at}.${part}`, address)) }
    })
    return [[name, turned] as const]
  })
  return Object.fromEntries(lists)
}

/** The address as a path of this site, read as browsers do; undefined for one of another site. */
function pathOn(origin: string, address: string): string | undefined {
  const url = URL.parse(address, origin)
  if (url?.origin !== origin) return undefined
  // Two strokes at the beginning would name a host.
  return address.startsWith('/') ? address : url.pathname.replace(/^\/+/, '/') + url.search
}
