import type { RaRecord } from 'ra-core'
import type { Field } from '../../contract/schema/fieldTypes.ts'
import { initialOf } from '../../contract/schema/values.ts'
import type { Subject } from '../entries/entries.ts'
import { formValues } from '../widgets/formValues.ts'

type Values = Record<string, unknown>
type Declared = Pick<Subject, 'fields'>

/** What a form of a new record starts with. */
export const initialValues = ({ fields }: Declared): Values =>
  mapFields({ fields }, (name) => startOf(fields[name]!), 'toForm')

function startOf(field: Field): unknown {
  return formValues[field.kind]?.startsEmpty ? null : field.isRequired ? '' : initialOf(field)
}

/** A stored record as its form edits it. */
export const toForm = (declared: Declared, record: RaRecord): RaRecord => ({
  ...record,
  ...mapFields(declared, (name) => record[name], 'toForm'),
})

/** What a form holds, as it is stored. */
export const fromForm = (declared: Declared, values: Values): Values => ({
  ...values,
  ...mapFields(declared, (name) => values[name], 'fromForm'),
})

function mapFields({ fields }: Declared, read: (name: string) => unknown, turn: 'toForm' | 'fromForm'): Values {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const turnValue = formValues[fields[name]!.kind]?.[turn]
      return [name, turnValue ? turnValue(read(name)) : read(name)]
    }),
  )
}
