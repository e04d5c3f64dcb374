import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { elementProps, FormControl, type FormControlTexts } from '../FormControl/FormControl.tsx'
import styles from './Select.module.css'

export interface SelectProps
  extends FormControlTexts,
    Omit<ComponentProps<'select'>, 'name' | 'multiple' | 'children'> {
  name: string
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Label of an empty first option, for a value that must be chosen or may stay empty. */
  placeholder?: string
}

/**
 * A labelled native select. `ref`, `className` and other props go to the select itself. Not for two or three values that
 * fit side by side (radio buttons), nor for navigation.
 */
export function Select(props: SelectProps) {
  const { options, placeholder, className, ...rest } = elementProps(props)
  return (
    <FormControl {...props}>
      {(control) => (
        <span className={styles.frame}>
          <select {...rest} {...control} className={classNames(control.className, styles.select, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" size={20} className={styles.arrow} />
        </span>
      )}
    </FormControl>
  )
}
