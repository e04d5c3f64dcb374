import type { ComponentType } from 'react'
import type { Field } from '../../contract/schema/fieldTypes.ts'

/** What shows or edits the value of one declared field is told; an input is told all that its kind knows. */
export interface WidgetProps<F extends Field = Field> {
  source: string
  field: F
  /** What draws an input, for those that have others within. */
  Box?: ComponentType<WidgetProps>
  /** Of an input for the English of a field: where its Turkish stands. */
  englishOf?: string
}
