import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

export interface FieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'name' | 'type' | 'children' | 'width'> {
  name: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
}

/**
 * One line to be filled in, with its label always in sight. `ref`, `className` and other props go to the input itself. Not
 * for paragraphs (`TextArea`), nor with a placeholder in the label's stead.
 */
export function Field({
  label,
  note,
  hint,
  error,
  width,
  id,
  className,
  type = 'text',
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: FieldProps) {
  return (
    <FieldFrame {...{ label, note, hint, error, width, id, describedBy, invalid }}>
      {(control) => <input {...rest} {...control} type={type} className={classNames(styles.control, className)} />}
    </FieldFrame>
  )
}
