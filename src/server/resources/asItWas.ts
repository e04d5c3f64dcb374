import { type Fields, writtenFieldsOf } from '../../contract/declaring/fields.ts'
import type { Resource } from '../../contract/declaring/resource.ts'
import type { Values } from './row.ts'

/** What a form would send to make a record what it was; fields that are declared no more are left out. */
export function formOf({ fields }: { fields: Fields }, was: Values): Values {
  const known = Object.entries(writtenFieldsOf({ fields })).filter(([name]) => was[name] !== undefined)
  return Object.fromEntries(
    known.map(([name, field]) => [
      name,
      // English that is left out would stay as it is.
      field.kind === 'english' ? { ...emptied(field.fields), ...(was[name] as Values) } : was[name],
    ]),
  )
}

/** The flags of a record that a form has no field for, and only calls of their own change. */
export function flagsOfCalls({ fields, endpoints }: Pick<Resource, 'fields' | 'endpoints'>, was: Values): Values {
  const names = Object.keys(endpoints.toggle ?? {}).filter((name) => fields[name]?.readOnly)
  return Object.fromEntries(names.filter((name) => was[name] !== undefined).map((name) => [name, was[name]]))
}

const emptied = (fields: Fields): Values => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
