import { aliasesOf, type Fields, writtenFieldsOf } from '../../../contract/schema/fields.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { initialOf } from '../../../contract/schema/values.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { ReadContext, Row, Values, Viewer } from './context.ts'
import type { ResourceHooks } from './hooks.ts'

// How a record is represented to clients: what they send becomes values to write, and stored rows become what they are shown.

/** Values without those that are undefined. */
export const withoutUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * Reads a field under both of its names. A client that sends a whole record back has changed one of them and not the other, so that the
 * one that differs from the stored value counts.
 */
export function readAliases(aliases: Record<string, string>, input: Values, stored: Values = {}): Values {
  const values = { ...input }
  for (const [alias, name] of Object.entries(aliases)) {
    const given = [input[name], input[alias]].filter((value) => value !== undefined)
    if (given.length) values[name] = given.find((value) => (value || null) !== (stored[name] ?? null)) ?? given[0]
    delete values[alias]
  }
  return values
}

/** An error with field errors under the names that were given. */
export function errorUnderAliases(aliases: Record<string, string>, input: Values, error: unknown): unknown {
  if (!(error instanceof Refused) || !error.errors) return error
  const given = Object.entries(aliases).filter(([alias, name]) => alias in input && !(name in input))
  const names = Object.fromEntries(given.map(([alias, name]) => [name, alias]))
  const errors = Object.entries(error.errors).map(([name, texts]) => [names[name] ?? name, texts])
  return new Refused(error.status, error.message, { errors: Object.fromEntries(errors), headers: error.headers })
}

/** Rows as a viewer is shown them: presented by the hooks, and with fields under their other names too. */
export function createPresenter(resource: Resource, { hooks = {}, shared = {} }: ResourceHooks) {
  const aliases = Object.entries(aliasesOf(resource))
  return async ({ db, now }: ReadContext, rows: Row[], viewer: Viewer, at: Date = new Date(now())): Promise<Row[]> => {
    const shown = (await hooks.present?.(rows, { viewer, now: at, db })) ?? rows
    const isShared = viewer.isOpen && !viewer.isPage
    const presented = isShared && shared.present ? await shared.present(db, resource.fields, shown) : shown
    return presented.map((row) => ({
      ...row,
      ...Object.fromEntries(aliases.map(([alias, name]) => [alias, row[name]])),
    }))
  }
}

/** Moves the first item of a list into the field that the list follows, where that is empty: the first gallery picture becomes the main one. */
export function promoteFirstItem(fields: Fields, values: Values, stored: Values = {}): Values {
  const promoted = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'items' || !field.follows) continue
    const now = { ...stored, ...promoted }
    // Values of a list are its items.
    const [first, ...rest] = (now[name] ?? []) as Values[]
    if (!now[field.follows] && first) Object.assign(promoted, { [field.follows]: first[field.follows], [name]: rest })
  }
  return promoted
}

/**
 * A stored record of an earlier schema, by the present one: a field that was declared since has its initial value, and a required one
 * is empty, as migrations have it.
 */
export const inPresentSchema = <Stored extends Values>(fields: Fields, stored: Stored): Stored => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      // A field of the same type that is not required.
      stored[name] ?? initialOf({ ...field, isRequired: false } as Field) ?? (field.isRequired ? '' : null),
    ]),
  ),
})

/** The values that a form would send to restore a record; fields that are no longer declared are left out. */
export function formOf({ fields }: { fields: Fields }, record: Values): Values {
  const known = Object.entries(writtenFieldsOf({ fields })).filter(([name]) => record[name] !== undefined)
  return Object.fromEntries(
    known.map(([name, field]) => [
      name,
      // English that is left out would stay as it is.
      field.kind === 'english' ? { ...emptyOf(field.fields), ...(record[name] as Values) } : record[name],
    ]),
  )
}

/** The flags of a record that only toggle calls change: no form has them. */
export function toggledFlagsOf({ fields, endpoints }: Pick<Resource, 'fields' | 'endpoints'>, record: Values): Values {
  const names = Object.keys(endpoints.toggle ?? {}).filter((name) => fields[name]?.readOnly)
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]))
}

const emptyOf = (fields: Fields): Values => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
