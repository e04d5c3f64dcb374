import type { Field } from '../../contract/kinds.ts'

/** What shows or edits the value of one declared field is told. */
export interface WidgetProps {
  source: string
  field: Field
}
