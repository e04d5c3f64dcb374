import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { elementProps, FormControl, type FormControlTexts } from '../FormControl/FormControl.tsx'

export interface TextFieldProps
  extends FormControlTexts,
    Omit<ComponentProps<'input'>, 'name' | 'type' | 'children' | 'width'> {
  name: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
}

/**
 * A labelled input of one line. `ref`, `className` and other props go to the input itself. Not for paragraphs (`TextArea`)
 * and not with a placeholder in place of the label.
 */
export function TextField(props: TextFieldProps) {
  const { type = 'text', className, ...rest } = elementProps(props)
  return (
    <FormControl {...props}>
      {(control) => <input {...rest} {...control} type={type} className={classNames(control.className, className)} />}
    </FormControl>
  )
}

export interface TextAreaProps extends FormControlTexts, Omit<ComponentProps<'textarea'>, 'name' | 'children'> {
  name: string
}

/**
 * A labelled text area that grows with its text. `ref`, `className` and other props go to the text area itself. Not for one
 * line (`TextField`).
 */
export function TextArea(props: TextAreaProps) {
  const { rows = 6, className, ...rest } = elementProps(props)
  return (
    <FormControl {...props}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={classNames(control.className, className)} />
      )}
    </FormControl>
  )
}
