import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name: what it does. */
  label: string
  icon: ReactElement
}

/** An action with a well-known icon (close, menu, next). Not for any other icon: a `Button` has a text. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      aria-label={label}
      {...clickProps(rest)}
    >
      {icon}
    </button>
  )
}
