import type { ComponentProps } from 'react'
import button from '../Button/Button.module.css'
import type { ButtonLook } from '../Button/Button.tsx'
import { classNames } from '../classNames.ts'
import { clickProps } from '../eventHandlers.ts'

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string
}

/**
 * The main link of a page, with the look of a button. Not for an action on this page (`Button`), nor for one link among
 * several (`TextLink`).
 */
export function ButtonLink({ variant = 'secondary', size = 'm', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(button.button, className)}
      data-variant={variant}
      data-size={size}
      {...clickProps(rest)}
    >
      {icon}
      {children}
    </a>
  )
}
