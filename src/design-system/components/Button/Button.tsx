import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'
import styles from './Button.module.css'

/** `gold` is the one next step of a screen, `green` a main action beside none, `line` the rest, `clay` destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant
  /** `s` is for bars and notices. */
  size?: 'm' | 's'
  /** An `<Icon>` before the words. */
  icon?: ReactNode
  children: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Work is under way: presses are ignored, focus stays. */
  loading?: boolean
}

/**
 * Does something on this page. Not for going elsewhere (`ButtonLink`, `TextLink`), nor for an icon alone
 * (`IconButton`). Gold at most once per screen.
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
