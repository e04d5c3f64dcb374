import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { elementProps, type FormControlTexts, useControl } from '../FormControl/FormControl.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps
  extends Pick<FormControlTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentProps<'input'>, 'name' | 'type' | 'children' | 'width'> {
  name: string
}

/**
 * A native checkbox with its label beside it. `ref`, `className` and other props go to the input itself. Not for a setting
 * that takes effect at once (a `Button` with `aria-pressed`).
 */
export function Checkbox(props: CheckboxProps) {
  const { className, ...rest } = elementProps(props)
  const { control, notes } = useControl(props)
  return (
    <div className={styles.field}>
      <input {...rest} {...control} type="checkbox" className={classNames(styles.box, className)} />
      <Icon name="check" size={18} className={styles.check} />
      <label htmlFor={control.id}>{props.label}</label>
      <div className={styles.notes}>{notes}</div>
    </div>
  )
}
