import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './Button.module.css'

/** `primary` is the one next step of a screen, `secondary` a main action without it, `quiet` any other, `danger` deletes. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant
  /** `s` is for bars and notices. */
  size?: 'm' | 's'
  /** An `Icon` before the text. */
  icon?: ReactNode
  children: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** An action is running: clicks are ignored, the focus stays. */
  loading?: boolean
}

/**
 * Runs an action on this page. Not for going to another page (`ButtonLink`, `TextLink`), nor for an icon alone
 * (`IconButton`). At most one `primary` on a screen.
 */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  'aria-busy': ariaBusy,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-busy={loading || undefined}
      aria-busy={loading || ariaBusy}
      aria-disabled={loading || ariaDisabled}
      {...clickProps({ 'aria-disabled': loading || ariaDisabled, onClick })}
    >
      {icon}
      {children}
    </button>
  )
}
