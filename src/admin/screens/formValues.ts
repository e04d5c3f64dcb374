import type { RaRecord } from 'ra-core'
import type { Resource } from '../../contract/resource.ts'
import { widgets } from '../widgets/widgets.ts'

type Values = Record<string, unknown>

/** What a form of a new record starts with. */
export const initialValues = (resource: Resource): Values =>
  mapFields(resource, (name) => ('initial' in resource.fields[name]! ? resource.fields[name].initial : ''), 'toForm')

/** A stored record as its form edits it. */
export const toForm = (resource: Resource, record: RaRecord): RaRecord => ({
  ...record,
  ...mapFields(resource, (name) => record[name], 'toForm'),
})

/** What a form holds, as it is stored. */
export const fromForm = (resource: Resource, values: Values): Values => ({
  ...values,
  ...mapFields(resource, (name) => values[name], 'fromForm'),
})

function mapFields({ fields }: Resource, read: (name: string) => unknown, turn: 'toForm' | 'fromForm'): Values {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const turnValue = widgets[fields[name]!.kind][turn]
      return [name, turnValue ? turnValue(read(name)) : read(name)]
    }),
  )
}
