import type { Fields } from '../../../contract/schema/fields.ts'
import type { Values } from './row.ts'

/** What is written of a row, where a list follows a field that it leaves empty: the first of the list leads it. */
export function withLeaders(fields: Fields, values: Values, stored: Values = {}): Values {
  const led = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'items' || !field.follows) continue
    const now = { ...stored, ...led }
    const [first, ...rest] = (now[name] ?? []) as Values[]
    if (!now[field.follows] && first) Object.assign(led, { [field.follows]: first[field.follows], [name]: rest })
  }
  return led
}
