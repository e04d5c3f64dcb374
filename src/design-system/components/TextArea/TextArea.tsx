import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import field from '../Field/Field.module.css'
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx'

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'name' | 'children'> {
  name: string
}

/**
 * Paragraphs to be filled in; it grows with them. `ref`, `className` and other props go to the text area itself. Not for
 * one line (`Field`).
 */
export function TextArea({
  label,
  note,
  hint,
  error,
  width,
  id,
  className,
  rows = 6,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, note, hint, error, width, id, describedBy, invalid }}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={classNames(field.control, className)} />}
    </FieldFrame>
  )
}
