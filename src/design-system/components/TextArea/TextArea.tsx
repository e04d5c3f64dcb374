import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import field from '../Field/Field.module.css'
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx'

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'name' | 'children' | 'aria-describedby' | 'aria-invalid'> {
  name: string
}

/**
 * Paragraphs to be filled in; it grows with them. `ref`, `className` and other props go to the text area itself. Not for
 * one line (`Field`).
 */
export function TextArea({ label, note, hint, error, width, id, className, rows = 6, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, note, hint, error, width, id }}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={classNames(field.control, className)} />}
    </FieldFrame>
  )
}
