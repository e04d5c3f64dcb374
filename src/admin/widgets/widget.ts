import type { Field } from '../../contract/kinds.ts'

/** What shows or edits the value of one declared field is told; an input is told all that its kind knows. */
export interface WidgetProps<F extends Field = Field> {
  source: string
  field: F
}
