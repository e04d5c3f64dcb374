import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string
  icon: ReactElement
}

/** An action that everybody knows by its icon (close, menu, next). Not for anything less known: a `Button` has words. */
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
