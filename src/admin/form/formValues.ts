import type { RaRecord } from 'ra-core'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { isTranslated } from '../../contract/domain/translationState.ts'
import type { Field, Kind } from '../../contract/schema/fieldTypes.ts'
import { initialOf } from '../../contract/schema/values.ts'
import { SETTLED, settledIn } from '../inputs/englishText.ts'
import { englishSpecsOf, rowsOf, specsOf } from '../inputs/specs.ts'
import type { FormDefinition } from '../resources/definitions.ts'

type Values = Record<string, unknown>
type Declared = Pick<FormDefinition, 'fields'>

/** The values of an empty form. */
export const initialValues = ({ fields }: Declared): Values => ({
  ...mapFields({ fields }, (name) => emptyValueOf(fields[name]!), 'toForm'),
  [SETTLED]: {},
})

function emptyValueOf(field: Field): unknown {
  return formValues[field.kind]?.startsEmpty ? null : field.isRequired ? '' : initialOf(field)
}

/** A stored record as the form edits it. */
export const toForm = (declared: Declared, record: RaRecord): RaRecord => ({
  ...record,
  ...mapFields(declared, (name) => record[name], 'toForm'),
  ...mapSpecs(declared, (name) => rowsOf(record[name], { english: record[SECOND_FIELD]?.[name] ?? {} })),
  [SETTLED]: {},
})

/** Values for the translated specifications, whose rows have both languages. */
export const mapSpecs = ({ fields }: Declared, valueIn: (name: string) => unknown): Values =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => fields[name]!.kind === 'specs' && isTranslated(fields[name]!))
      .map((name) => [name, valueIn(name)]),
  )

/** The values of a form as they are stored, with the states of English texts that the user settled. */
export function fromForm(declared: Declared, { [SETTLED]: settled, translation: _, ...values }: Values): Values {
  const english = values[SECOND_FIELD] as Values | undefined
  const specs = mapSpecs(declared, (name) => englishSpecsOf(values[name], english?.[name]))
  const changed = Object.entries(specs).filter(([name, value]) => value !== english?.[name])
  const states = settledIn(declared.fields, { ...values, [SETTLED]: settled })
  return {
    ...values,
    ...mapFields(declared, (name) => values[name], 'fromForm'),
    ...(changed.length > 0 && { [SECOND_FIELD]: { ...english, ...Object.fromEntries(changed) } }),
    ...(states && { translation: { [SECOND_FIELD]: states } }),
  }
}

function mapFields({ fields }: Declared, read: (name: string) => unknown, turn: 'toForm' | 'fromForm'): Values {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const turnValue = formValues[fields[name]!.kind]?.[turn]
      return [name, turnValue ? turnValue(read(name)) : read(name)]
    }),
  )
}

interface FormValue {
  /** New records start without a value: the input or the server finds one. */
  startsEmpty?: boolean
  /** From the stored value to the one that the form edits, and back. */
  toForm?: (stored: unknown) => unknown
  fromForm?: (edited: unknown) => unknown
}

/** Field types whose value in a form differs from the stored one. */
export const formValues: Partial<Record<Kind, FormValue>> = {
  // Without a slug the server derives one from the title.
  slug: { fromForm: (slug) => slug || undefined },
  // A singleton that was never saved has no value yet, and the server does not accept null.
  flag: { fromForm: (flag) => flag ?? undefined },
  order: { startsEmpty: true, fromForm: (order) => order ?? undefined },
  items: { toForm: (items) => items || [] },
  english: { toForm: (english) => english || {} },
  specs: { toForm: (stored) => rowsOf(stored), fromForm: specsOf },
}

/** Whether two values of a field are equal; an empty text, array or object equals no value, at any depth. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(bare(a)) === JSON.stringify(bare(b))

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(bare) : null
  if (typeof value !== 'object' || value === null) return value || null
  const filled = Object.entries(value)
    .map(([name, each]) => [name, bare(each)] as const)
    .filter(([, each]) => each !== null)
  return filled.length > 0 ? Object.fromEntries(filled) : null
}
