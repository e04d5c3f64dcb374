import { type Fields, writtenFieldsOf } from '../../../contract/schema/fields.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { initialOf } from '../../../contract/schema/values.ts'
import type { Values } from './row.ts'

/**
 * A record as it is declared by now: what was declared since has what new records have, and nothing is said where they have to say
 * something, as migrations have it of the records that are there.
 */
export const whole = <Was extends Values>(fields: Fields, was: Was): Was => ({
  ...was,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      was[name] ?? initialOf({ ...field, isRequired: false } as Field) ?? (field.isRequired ? '' : null),
    ]),
  ),
})

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
